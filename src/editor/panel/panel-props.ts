/** Props that the parts of the panel share. */
import type { FieldAt, EditableValue } from '../contract.ts';
import type { Opened, PanelStore } from './panel-store.ts';

export type PanelProps = {
  opened: Opened;
  store: PanelStore;
  close: () => void;
  discard: () => void;
};

/** Props of the contents for a readable value. */
export type ValueProps = PanelProps & { isLoading: boolean; value: EditableValue };

/** Props of a part about the value, which may open another value. */
export type AboutProps = ValueProps & { open: (place: FieldAt) => void };

/// <reference lib="dom" />
import { draftOf } from './drafts.ts';
import { lastSave } from './saves.ts';
import { undoSave } from './saving.ts';
import type { PanelProps } from './panel-props.ts';

/** The buttons of the panel. */
export function Foot({ opened, store, close, discard }: PanelProps) {
  const { value, place, choice, shown } = opened;
  const isRequired = choice?.isRequired === true;
  const hasDraft = !isRequired && draftOf(value?.place ?? place) !== undefined;
  const last = lastSave();
  const control = shown?.element.closest<HTMLElement>('a, button');
  return (
    <div className="foot">
      {value !== undefined && !isRequired && (
        <button className="main" form="edit-form">
          Save
        </button>
      )}
      <button type="button" onClick={hasDraft ? discard : close}>
        {hasDraft ? 'Discard my words' : 'Close'}
      </button>
      {control && (
        <button
          type="button"
          onClick={() => {
            close();
            // A click by script isn't intercepted.
            control.click();
          }}
        >
          {control instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button'}
        </button>
      )}
      {last && (
        <button type="button" onClick={() => void undoSave(store)}>
          Undo: {last.label} in {last.file}
        </button>
      )}
    </div>
  );
}

/// <reference lib="dom" />
import { findLastSave } from '../entry/saves.ts';
import type { ShownValue } from './shown-values.ts';

type FootProps = {
  shown: ShownValue | undefined;
  isSavable: boolean;
  undo: () => Promise<void>;
  close: () => void;
  /** Discards unsaved text. */
  discard?: () => void;
};

/** The buttons of the panel. */
export function Foot({ shown, isSavable, undo, close, discard }: FootProps) {
  const last = findLastSave();
  const control = shown?.element.closest<HTMLElement>('a, button');
  return (
    <div className="foot">
      {isSavable && (
        <button className="main" form="edit-form">
          Save
        </button>
      )}
      <button type="button" onClick={discard ?? close}>
        {discard ? 'Discard my words' : 'Close'}
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
        <button type="button" onClick={() => void undo()}>
          Undo: {last.label} in {last.file}
        </button>
      )}
    </div>
  );
}

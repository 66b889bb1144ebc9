/// <reference lib="dom" />
import type { ReactNode } from 'react';
import { findLastSave } from '../entry/saves.ts';
import type { ShownValue } from './shown-values.ts';

type PanelFooterProps = {
  /** Shown above the buttons. */
  children?: ReactNode;
  shownValue: ShownValue | undefined;
  canSave: boolean;
  undo: () => Promise<void>;
  close: () => void;
  /** Discards unsaved text. */
  discard?: () => void;
};

/** The buttons of the panel, below the result of the last save, so that both are always visible. */
export function PanelFooter({ children, shownValue, canSave, undo, close, discard }: PanelFooterProps) {
  const lastSave = findLastSave();
  const control = shownValue?.element.closest<HTMLElement>('a, button');
  return (
    <div className="foot">
      {children}
      {canSave && (
        <button className="main" form="edit-form">
          Save
        </button>
      )}
      <button type="button" onClick={discard ?? close}>
        {discard ? 'Discard changes' : 'Close'}
      </button>
      {control && (
        <button
          type="button"
          onClick={() => {
            close();
            // The panel doesn't intercept clicks by scripts.
            control.click();
          }}
        >
          {control instanceof HTMLAnchorElement ? 'Follow the link' : 'Use the button'}
        </button>
      )}
      {lastSave && (
        <button type="button" onClick={() => void undo()}>
          Undo: {lastSave.label} in {lastSave.file}
        </button>
      )}
    </div>
  );
}

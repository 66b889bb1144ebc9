/// <reference lib="dom" />
/** A form for a file or some of its fields. The panel shows it on a page, and `/files` shows it for a whole file. */
import type { ReactNode } from 'react';
import { FormContext } from '../fields/form-context.ts';
import { ProblemCount, ProblemList } from './problem-list.tsx';
import { findLastSave, undoLastSave } from './saves.ts';
import type { Message } from './saves.ts';
import type { EntryState } from './use-entry.ts';
import { Versions } from './versions.tsx';

type EntryEditorProps = {
  form: EntryState;
  /** Shown above the fields. */
  above?: ReactNode;
  fields: ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
  /** More buttons, before Undo. */
  buttons?: ReactNode;
  /** Closes the panel. */
  close?: () => void;
};

export function EntryEditor({ form, above, fields, children, buttons, close }: EntryEditorProps) {
  const { entry, problems, message, choice, isChanged } = form;
  const showUndone = (result: Message) => {
    form.showMessage(result);
    form.reload();
  };
  const discard = () => {
    form.discard();
    close?.();
  };
  return (
    <>
      <div className="body">
        <ProblemList problems={problems.others} file={entry.file} />
        {above}
        <FormContext value={form}>
          <form
            id="edit-form"
            onSubmit={(event) => {
              event.preventDefault();
              void form.save();
            }}
          >
            {fields}
          </form>
        </FormContext>
        {children}
      </div>
      {/* The result of the last save and the buttons are always visible. */}
      <div className="foot row">
        <p className={`message ${message?.tone ?? ''}`} role="status">
          {message?.text ?? (isChanged ? 'Not saved yet.' : '')} <ProblemCount {...problems} />
        </p>
        {choice && <Versions {...choice} />}
        {/* Always enabled, because a disabled button would lose the focus after a save. */}
        <button className="main" form="edit-form">
          Save
        </button>
        {isChanged && (
          <button type="button" className="quiet" onClick={discard}>
            Discard changes
          </button>
        )}
        {!isChanged && close && (
          <button type="button" onClick={close}>
            Close
          </button>
        )}
        {buttons}
        <UndoButton onUndone={showUndone} />
      </div>
    </>
  );
}

/** Reverts this tab's last save, whichever file it changed. */
export function UndoButton({ onUndone }: { onUndone: (result: Message) => void }) {
  const lastSave = findLastSave();
  if (lastSave === undefined) return undefined;
  return (
    <button type="button" className="quiet" onClick={() => void undoLastSave().then(onUndone)}>
      Undo: {lastSave.label} in {lastSave.file}
    </button>
  );
}

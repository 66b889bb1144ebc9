/// <reference lib="dom" />
/** Buttons that rename, delete and restore a file. */
import { useState } from 'react';
import { isFailure, post } from '../browser/request.ts';
import type { Failure } from '../browser/request.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import type { Responses, EntryForm } from '../contract.ts';
import { ProblemList } from './problem-list.tsx';
import { recordDeletion, undoLastSave } from './saves.ts';

type FileActionsProps = {
  entry: EntryForm;
  onRenamed?: (response: Responses['rename']) => void;
};

export function FileActions({ entry, onRenamed = openForm }: FileActionsProps) {
  const { file, version, page } = entry;
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [isConfirming, setConfirming] = useState(false);
  const [isDeleted, setDeleted] = useState(false);

  const rename = async () => {
    const response = await post('rename', { file, version, name });
    if (isFailure(response)) setFailure(response);
    else onRenamed(response);
  };
  const remove = async () => {
    setConfirming(false);
    const response = await post('remove', { file, version });
    if (isFailure(response)) return setFailure(response);
    setDeleted(true);
    recordDeletion(file);
  };
  const restore = async () => {
    const { text, tone } = await undoLastSave();
    if (tone === 'bad') setFailure({ error: text });
    else location.reload();
  };
  if (isDeleted)
    return (
      <p className="card row" role="status">
        <span>{file} was deleted.</span>
        <button type="button" onClick={() => void restore()}>
          Restore
        </button>
        {failure && <span className="bad">{failure.error}</span>}
      </p>
    );
  return (
    <details className="actions">
      <summary>Rename or delete this file</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <label htmlFor="new-name">New name</label>
        <p className="hint">
          {page === undefined
            ? 'Files that reference this one are updated.'
            : `The page moves, and ${page} then redirects to its new path. Menus and lists are updated.`}
        </p>
        <div>
          <input id="new-name" value={name} onChange={({ target }) => setName(target.value)} />
          <button disabled={name.trim() === ''}>Rename</button>
        </div>
      </form>
      <p className="row">
        {isConfirming ? (
          <>
            <span>Delete {file}?</span>
            <button type="button" onClick={() => void remove()}>
              Delete now
            </button>
            <button type="button" className="quiet" onClick={() => setConfirming(false)}>
              Cancel
            </button>
          </>
        ) : (
          <button type="button" className="quiet" onClick={() => setConfirming(true)}>
            Delete
          </button>
        )}
      </p>
      <div role="status">
        {failure && (
          <p className="bad" ref={(message) => message?.scrollIntoView({ block: 'nearest' })}>
            {formatForAuthors(failure.error)}
          </p>
        )}
        {failure?.problems && failure.problems.length > 1 && (
          <ProblemList problems={failure.problems} file={file} />
        )}
      </div>
    </details>
  );
}

function openForm({ renamed }: Responses['rename']): void {
  location.href = buildFormUrl(renamed);
}

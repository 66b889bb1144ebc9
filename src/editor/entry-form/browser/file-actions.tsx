/// <reference lib="dom" />
/** Renames, deletes and restores a file. */
import { useState } from 'react';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { sendRequest, isFailed, post, postOptions } from '../../browser/request.ts';
import type { Refused } from '../../contract.ts';
import { formAddress } from '../../reference/form-address.ts';
import type { EntryForm, Renamed } from '../contract.ts';

type FileActionsProps = {
  entry: EntryForm;
  renamed?: (answer: Renamed) => void;
  deleted?: (file: string) => void;
};

export function FileActions({ entry, renamed = openForm, deleted }: FileActionsProps) {
  const { file, version, page } = entry;
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<{ refused: string; problems: Diagnostic[] }>();
  const [isSure, setSure] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const fail = (failed: string, problems: Diagnostic[] = []) => setRefused({ refused: failed, problems });

  const rename = async () => {
    const answer = await sendRequest<Renamed | Refused>('entry/rename', postOptions({ file, version, name }));
    if (isFailed(answer)) return fail(answer.failed, answer.problems);
    if ('refused' in answer) return setRefused(answer);
    renamed(answer);
  };
  const remove = async () => {
    setSure(false);
    const answer = await post('remove', { file, version });
    if (isFailed(answer)) return fail(answer.failed);
    if ('refused' in answer) return setRefused(answer);
    setDeleted(true);
    deleted?.(file);
  };
  const restore = async () => {
    const answer = await post('undo', { file });
    if (isFailed(answer)) return fail(answer.failed);
    location.reload();
  };
  if (isDeleted)
    return (
      <p className="card row" role="status">
        <span>{file} was deleted.</span>
        <button type="button" onClick={() => void restore()}>
          Restore
        </button>
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
            ? 'Files that name this one are updated.'
            : `The page moves, and ${page} then redirects to its new address. Menus and lists are updated.`}
        </p>
        <div>
          <input id="new-name" value={name} onChange={({ target }) => setName(target.value)} />
          <button disabled={name.trim() === ''}>Rename</button>
        </div>
      </form>
      <p className="row">
        {isSure ? (
          <>
            <span>Delete {file}?</span>
            <button type="button" onClick={() => void remove()}>
              Delete now
            </button>
            <button type="button" className="quiet" onClick={() => setSure(false)}>
              Cancel
            </button>
          </>
        ) : (
          <button type="button" className="quiet" onClick={() => setSure(true)}>
            Delete
          </button>
        )}
      </p>
      <div role="status">
        {refused && <p className="bad">{refused.refused}</p>}
        {refused && refused.problems.length > 1 && (
          <ul>
            {refused.problems.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.message}`}>
                {problem.message} <code>{`${problem.file}:${problem.line}`}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function openForm({ renamed }: Renamed): void {
  location.href = formAddress(renamed);
}

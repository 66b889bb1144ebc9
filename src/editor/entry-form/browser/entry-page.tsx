/// <reference lib="dom" />
/** The form of a whole file: its fields, its text, its translations, and actions on the file. */
import { useEffect, useRef, useState } from 'react';
import { capitalized, labelOfPath } from '#content/fields/labels.ts';
import type { FieldPath } from '#content/source/positions.ts';
import { sendRequest, isFailed, post, postOptions } from '../../browser/request.ts';
import type { Failed } from '../../browser/request.ts';
import type { SaveAnswer } from '../../contract.ts';
import type { CheckedEntry, EntryForm, FieldDiagnostic } from '../contract.ts';
import { Fields } from './field.tsx';
import { FileActions } from './file-actions.tsx';
import { FormContext, idOf } from './form-context.ts';
import { Languages } from './languages.tsx';
import { isGroup, withValue } from './values.ts';

/** Debounce delay before the form is checked. */
const restMs = 400;

type StatusMessage = { words: string; tone: 'good' | 'bad' };

export function EntryPage({ file }: { file: string }) {
  const [answer, setAnswer] = useState<EntryForm | Failed>();
  useEffect(() => void readEntry(file).then(setAnswer), [file]);
  if (answer === undefined) return <p>Loading…</p>;
  if (isFailed(answer)) return <p className="card bad">{answer.failed}</p>;
  const reload = () => void readEntry(file).then(setAnswer);
  return <Form key={answer.version} entry={answer} reload={reload} />;
}

function readEntry(file: string): Promise<EntryForm | Failed> {
  return sendRequest<EntryForm>(`entry?file=${encodeURIComponent(file)}`);
}

type Draft = { version: string; values: Record<string, unknown>; body: string };

const draftKey = (file: string) => `entry-draft ${file}`;

/** Unsaved input in this browser. */
function draftOf({ file, version, values, body }: EntryForm): Draft {
  const text = localStorage.getItem(draftKey(file));
  const draft = text === null ? undefined : (JSON.parse(text) as Draft);
  return draft?.version === version ? draft : { version, values, body };
}

function Form({ entry, reload }: { entry: EntryForm; reload: () => void }) {
  const { file, version, schema, bodyIs, source } = entry;
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [problems, setProblems] = useState<readonly FieldDiagnostic[]>(entry.problems);
  const [message, setMessage] = useState<StatusMessage>();
  const { values, body } = draft;
  const isChanged = values !== entry.values || body !== entry.body;
  const timer = useRef(0);

  const check = async (typed: Draft) => {
    const answer = await sendRequest<CheckedEntry>(
      'entry/check',
      postOptions({ file, values: typed.values, body: typed.body }),
    );
    if (!isFailed(answer)) setProblems(answer.problems);
  };
  const edit = (typed: Draft) => {
    setDraft(typed);
    setMessage(undefined);
    localStorage.setItem(draftKey(file), JSON.stringify(typed));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void check(typed), restMs);
  };
  const discard = () => {
    edit({ version, values: entry.values, body: entry.body });
    localStorage.removeItem(draftKey(file));
  };
  const save = async () => {
    const answer = await sendRequest<SaveAnswer>('entry/save', postOptions({ file, version, values, body }));
    if (isFailed(answer)) return setMessage({ words: answer.failed, tone: 'bad' });
    if ('conflict' in answer) return setMessage({ words: changedMeanwhile, tone: 'bad' });
    if ('refused' in answer)
      return setMessage({ words: 'Nothing was saved. Correct this first:', tone: 'bad' });
    localStorage.removeItem(draftKey(file));
    sessionStorage.setItem('entry-saved', answer.version);
    reload();
  };
  const undo = async () => {
    const answer = await post('undo', { file, version });
    if (isFailed(answer)) return setMessage({ words: answer.failed, tone: 'bad' });
    reload();
  };
  const isSaved = sessionStorage.getItem('entry-saved') === version;
  const status =
    message ?? (isSaved && !isChanged ? { words: `Saved in ${file}.`, tone: 'good' } : undefined);
  const change = (path: FieldPath, value: unknown) => {
    const next = withValue(values, path, value);
    if (isGroup(next)) edit({ ...draft, values: next });
  };
  return (
    <FormContext value={{ values, source: source?.values, problems, change }}>
      <header>
        <p>
          <a href="/files">All files</a>
        </p>
        <h1>{titleOf(entry)}</h1>
        <p>
          {capitalized(entry.noun)}: <code>{file}</code>{' '}
          {entry.page && <a href={entry.page}>Open the page</a>}
        </p>
        <Languages entry={entry} />
      </header>
      <form
        className={source === undefined ? 'entry' : 'entry translated'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ProblemList problems={problems} />
        <Fields schema={schema} path={[]} />
        {bodyIs !== 'none' && (
          <div className="field">
            <label htmlFor="field-text">Text {bodyIs === 'optional' && <small>may be left out</small>}</label>
            <p className="hint">Below the fields of the file, in Markdown.</p>
            {source !== undefined && <p className="source">{source.body}</p>}
            <textarea
              id="field-text"
              rows={Math.min(24, Math.max(4, body.split('\n').length + 2))}
              value={body}
              onChange={({ target }) => edit({ ...draft, body: target.value })}
            />
          </div>
        )}
        <div className="foot row">
          <button disabled={!isChanged}>Save</button>
          {isChanged && (
            <button type="button" className="quiet" onClick={discard}>
              Discard changes
            </button>
          )}
          {isSaved && !isChanged && (
            <button type="button" className="quiet" onClick={() => void undo()}>
              Undo
            </button>
          )}
          <span role="status" className={status?.tone}>
            {status?.words ?? (isChanged ? 'Not saved yet.' : '')}
          </span>
        </div>
      </form>
      <FileActions entry={entry} />
    </FormContext>
  );
}

/** The title of the file for authors. */
function titleOf({ values, file }: EntryForm): string {
  const found = ['label', 'question', 'title', 'about', 'name'].map((field) => values[field]);
  return String(found.find((value) => typeof value === 'string') ?? file);
}

const changedMeanwhile =
  'Someone else changed this file meanwhile, so nothing was saved. Copy your words and load the page again.';

/** Each problem links to its field. */
function ProblemList({ problems }: { problems: readonly FieldDiagnostic[] }) {
  if (problems.length === 0) return undefined;
  return (
    <section className="card" aria-label="Problems">
      <ul>
        {problems.map(({ place, message, severity, line }) => (
          <li key={`${line} ${message}`} className={severity === 'error' ? 'bad' : 'warning'}>
            {place.path.length === 0 ? (
              message
            ) : (
              <a href={`#${idOf(place.path)}`} onClick={() => unfold(idOf(place.path))}>
                {labelOfPath(place.path)}: {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function unfold(id: string): void {
  for (
    let at = document.getElementById(id)?.closest('details');
    at;
    at = at.parentElement?.closest('details')
  )
    at.open = true;
}

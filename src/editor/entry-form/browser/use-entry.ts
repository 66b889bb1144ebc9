/// <reference lib="dom" />
/** State of the form of a whole file: unsaved values, problems, and saving. */
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import { isFailed, post, postOptions, sendRequest } from '../../browser/request.ts';
import type { Failed } from '../../browser/request.ts';
import type { Conflict, FieldDiagnostic, SaveAnswer, Saved } from '../../contract.ts';
import { isGroup, rebased, withValue } from '../../fields/values.ts';
import { differingLines } from '../../fields/versions.tsx';
import type { VersionChoice } from '../../fields/versions.tsx';
import type { CheckedEntry, EntryForm } from '../contract.ts';

/** Debounce delay before the form is checked. */
const debounceMs = 400;

/** `problem` is the first of a refused save. */
export type StatusMessage = { text: string; tone: 'good' | 'bad'; problem?: FieldDiagnostic };
type Values = Record<string, unknown>;
type Content = { values: Values; body: string };
type Draft = Content & { version: string; base: Content };

const changedMeanwhile =
  'Someone else changed this file, so nothing was saved. Compare the versions and choose one.';

/** Reads a file's form; `reload` reads it again. */
export function useEntryForm(file: string) {
  const [answer, setAnswer] = useState<EntryForm | Failed>();
  const reload = () => void readEntry(file).then(setAnswer);
  useEffect(() => void readEntry(file).then(setAnswer), [file]);
  return { answer, reload };
}

function readEntry(file: string): Promise<EntryForm | Failed> {
  return sendRequest<EntryForm>(`entry?file=${encodeURIComponent(file)}`);
}

type Options = {
  /** Called after a save, an undo or a choice between versions. */
  reload: () => void;
  saved?: (answer: Saved) => void;
  /** Changes other fields together with an edited one. */
  complete?: (values: Values, path: FieldPath, base: Values) => Values;
  /** The key of unsaved input in this browser. A form of some fields must not save what was typed in another. */
  draftKey?: string;
};

export function useEntry(
  entry: EntryForm,
  { reload, saved, complete = (values) => values, draftKey = `entry-draft ${entry.file}` }: Options,
) {
  const { file, version } = entry;
  const [draft, setDraft] = useState(() => draftOf(entry, draftKey));
  const [shown, setShown] = useState(entry);
  const [problems, setProblems] = useState<readonly FieldDiagnostic[]>(entry.problems);
  /** Problems that the last save caused in other files. */
  const [caused, setCaused] = useState<readonly FieldDiagnostic[]>([]);
  const [message, setMessage] = useState<StatusMessage>();
  const [choice, setChoice] = useState<VersionChoice>();
  const timer = useRef(0);
  if (shown !== entry) {
    setShown(entry);
    setDraft(draftOf(entry, draftKey));
    setProblems(entry.problems);
    setChoice(undefined);
  }
  const { values, body } = draft;
  const fail = (text: string, problem?: FieldDiagnostic) =>
    setMessage({ text, tone: 'bad', ...(problem && { problem }) });

  const check = async (typed: Content) => {
    const content = { values: typed.values, body: typed.body };
    const answer = await sendRequest<CheckedEntry>('entry/check', postOptions({ file, ...content }));
    if (isFailed(answer)) return undefined;
    setProblems(answer.problems);
    return answer.problems.find(({ severity }) => severity === 'error');
  };
  const edit = (typed: Content) => {
    const next: Draft = { version, base: { values: entry.values, body: entry.body }, ...typed };
    setDraft(next);
    setMessage(undefined);
    localStorage.setItem(draftKey, JSON.stringify(next));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void check(typed), debounceMs);
  };
  const discard = () => {
    edit({ values: entry.values, body: entry.body });
    localStorage.removeItem(draftKey);
  };
  /** An unsaved draft is moved onto the file's new version when that loads. */
  const compare = ({ conflict: { yours, theirs } }: Conflict) => {
    const [mine, others] = differingLines(yours, theirs);
    fail(changedMeanwhile);
    const choose = (act: () => void) => () => {
      act();
      setChoice(undefined);
      setMessage(undefined);
      reload();
    };
    setChoice({
      versions: { 'With your words': mine, 'As the file is now': others },
      actions: {
        'Keep my changes': choose(() => undefined),
        'Discard my changes': choose(() => localStorage.removeItem(draftKey)),
      },
    });
  };
  const save = async () => {
    const sent = localStorage.getItem(draftKey);
    const answer = await sendRequest<SaveAnswer>('entry/save', postOptions({ file, version, values, body }));
    if (isFailed(answer))
      return answer.problems?.length ? fail('Not saved. Fix this:', await check(draft)) : fail(answer.failed);
    if ('conflict' in answer) return compare(answer);
    // The author may have typed more meanwhile.
    if (localStorage.getItem(draftKey) === sent) localStorage.removeItem(draftKey);
    sessionStorage.setItem('entry-saved', answer.version);
    setMessage({ text: `Saved in ${file}.`, tone: 'good' });
    const elsewhere = answer.problems.filter((problem) => problem.file !== file);
    setCaused(elsewhere.map((problem) => ({ ...problem, place: { file, path: [] } })));
    saved?.(answer);
    reload();
  };
  const undo = async () => {
    const answer = await post('undo', { file, version });
    if (isFailed(answer)) return fail(answer.failed);
    setMessage(undefined);
    setCaused([]);
    reload();
  };
  const isChanged = values !== entry.values || body !== entry.body;
  const markTranslated = async () => {
    if (isChanged) return fail('Save or discard your changes first.');
    const answer = await post('translated', { file });
    if (isFailed(answer)) return fail(answer.failed);
    setMessage({ text: 'Marked as up to date.', tone: 'good' });
    reload();
  };
  return {
    values,
    body,
    problems: [...problems, ...caused],
    message,
    choice,
    isChanged,
    /** Whether an undo reverts the last save. */
    isSaved: !isChanged && sessionStorage.getItem('entry-saved') === version,
    change: (path: FieldPath, value: unknown) => {
      const next = withValue(values, path, value);
      if (isGroup(next)) edit({ values: complete(next, path, entry.values), body });
    },
    changeBody: (typed: string) => edit({ values, body: typed }),
    save,
    discard,
    undo,
    markTranslated,
  };
}

/** Unsaved input in this browser, on top of the file's current values. */
function draftOf({ version, values, body }: EntryForm, draftKey: string): Draft {
  const current = { values, body };
  const text = localStorage.getItem(draftKey);
  if (text === null) return { version, base: current, ...current };
  const draft = JSON.parse(text) as Draft;
  if (draft.version === version) return draft;
  const merged = rebased(draft.base.values, draft.values, values);
  return {
    version,
    base: current,
    values: isGroup(merged) ? merged : values,
    body: draft.body === draft.base.body ? body : draft.body,
  };
}

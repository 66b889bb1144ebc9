/// <reference lib="dom" />
/** State of a form for a file or some of its fields: unsaved changes, problems, and saving. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import { isFailure, post } from '../browser/request.ts';
import type { Failure } from '../browser/request.ts';
import type { CheckedEntry, EntryForm, FieldLocation, SaveResult, SaveSuccess } from '../contract.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { assignProblems } from '../fields/field-problems.ts';
import { completeFigure } from '../fields/figure.ts';
import { isGroup, withValue } from '../fields/values.ts';
import { diffValues } from './changes.ts';
import type { ValueChange, EntryValues } from './changes.ts';
import { storeChanges, loadUnsavedChanges } from './unsaved-changes.ts';
import type { LocationFilter } from './unsaved-changes.ts';
import { applyUnsavedChanges } from './entry-content.ts';
import { findLostFact } from './quoted-facts.ts';
import { recordSave } from './saves.ts';
import type { Message } from './saves.ts';
import { selectDifferingLines } from './versions.tsx';
import type { VersionChoice } from './versions.tsx';

/** Debounce delay before the form is checked. */
const debounceMs = 40;

const conflictMessage =
  'This file has changed since you opened it, so nothing was saved. Compare the versions and choose one.';
const staleMessage =
  'This file has changed since you opened it, so nothing was recorded. Reload the page, and read the text again.';

type Options = {
  /** The saved value's name in messages. */
  label: string;
  /** Reads the file again. */
  reload: () => void;
  /** Opens a fact instead of this form. */
  openFact: (location: FieldLocation) => void;
  /** Whether the form contains a field; by default, it contains all. A form must not save edits made in another. */
  isIncluded?: LocationFilter;
  /** The edited value; the check returns its HTML. */
  location?: FieldLocation;
  /** The initial message. */
  message?: Message | undefined;
};

export type EntryState = ReturnType<typeof useEntry>;

export function useEntry(
  entry: EntryForm,
  {
    label,
    reload,
    openFact,
    isIncluded = () => true,
    location: openedLocation,
    message: initialMessage,
  }: Options,
) {
  const { file } = entry;
  const [state, setState] = useState(() =>
    applyUnsavedChanges(
      entry,
      loadUnsavedChanges(file).filter(({ location }) => isIncluded(location)),
    ),
  );
  const { version, base, values } = state;
  const changes = diffValues(file, base, values);
  const isChanged = changes.length > 0;
  const [checkResult, setCheckResult] = useState<CheckedEntry & { values: EntryValues }>();
  /** The last save, with its problems, which may be in other files. */
  const [lastSave, setLastSave] = useState<SaveSuccess>();
  const [message, setMessage] = useState<Message | undefined>(
    initialMessage ?? (isChanged ? { text: 'Your unsaved text is back.', tone: '' } : undefined),
  );
  const fail = (text: string) => setMessage({ text, tone: 'bad' });
  /** A question about the unsaved text. It disappears when the author edits the text instead. */
  const [choice, setChoice] = useState<VersionChoice>();
  if (state.entry !== entry) setState(applyUnsavedChanges(entry, changes));
  const isSaved = !isChanged && lastSave?.version === version;
  const { problems } = (isChanged ? checkResult : isSaved && lastSave) || entry;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const edits = changes.map(({ location, after }) => ({ location, value: after }));

  const checkEdits = useEffectEvent(async (checkedValues: EntryValues, isCurrent: () => boolean) => {
    const location = openedLocation && { location: openedLocation };
    const response = await post('check', { file, changes: edits, ...location });
    if (isFailure(response)) fail(response.error);
    else if (isCurrent()) setCheckResult({ ...response, values: checkedValues });
  });
  useEffect(() => {
    if (!isChanged) return;
    let isCurrent = true;
    const timer = setTimeout(() => void checkEdits(values, () => isCurrent), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [values, isChanged]);

  const serializedChanges = JSON.stringify(changes);
  const store = useEffectEvent((serialized: string) =>
    storeChanges(file, isIncluded, JSON.parse(serialized) as ValueChange[]),
  );
  useEffect(() => store(serializedChanges), [serializedChanges]);

  const clearMessages = () => {
    setMessage(undefined);
    setChoice(undefined);
  };
  const change = (path: FieldPath, value: unknown) => {
    setState((current) => {
      const next = withValue(current.values, path, value);
      if (!isGroup(next)) return current;
      const isFigure = file.startsWith('content/facts/');
      return { ...current, values: isFigure ? completeFigure(next, path, base) : next };
    });
    clearMessages();
  };
  const discard = () => {
    setState(applyUnsavedChanges(entry, []));
    clearMessages();
    reload();
  };
  const finishSave = (response: SaveSuccess, savedLabel: string, text: string) => {
    // The author may have typed more in the meantime.
    setState((current) => ({ ...current, version: response.version, base: values }));
    setMessage({ text: recordSave(file, savedLabel, text, response), tone: 'good' });
    reload();
  };
  /** Saves the changes if the file still has the expected version. With `mayReplaceFact`, they may replace a quoted fact. */
  const save = async (expectedVersion = version, mayReplaceFact = false) => {
    setChoice(undefined);
    if (!isChanged)
      return setMessage({ text: 'Nothing to save: the text is the same as in the file.', tone: '' });
    const lostFact = mayReplaceFact ? undefined : findLostFact(changes);
    // Invalid text is rejected below, before the author has to decide.
    if (lostFact !== undefined && errors.every(({ rule }) => rule === 'figures')) {
      fail(
        `You typed over the figure {{${lostFact}}}, which other pages may also quote. What do you want to change?`,
      );
      return setChoice({
        versions: {},
        actions: {
          'Change the figure everywhere': () => openLostFact(lostFact),
          'Only this text': () => void save(version, true),
        },
      });
    }
    const response = await post('save', { file, version: expectedVersion, changes: edits });
    if (isFailure(response))
      return fail(errors.length > 0 ? 'Not saved. Fix this:' : formatForAuthors(response.error));
    if ('conflict' in response) {
      const { yours, theirs, version: theirVersion } = response.conflict;
      const [myLines, theirLines] = selectDifferingLines(yours, theirs);
      fail(conflictMessage);
      return setChoice({
        versions: { 'With your text': myLines, 'Current file': theirLines },
        actions: { 'Save mine': () => void save(theirVersion, true), 'Use the file’s text': discard },
      });
    }
    setLastSave(response);
    finishSave(response, label, `Saved in ${file}.`);
  };
  const openLostFact = (name: string) => {
    const otherChanges = changes.filter((each) => findLostFact([each]) === undefined);
    storeChanges(file, isIncluded, otherChanges);
    openFact({ file: `content/facts/${name}.md`, path: ['statedAs'] });
  };
  /** Records something about the current text, such as a review. */
  const saveRecord = async (recordLabel: string, text: string, send: () => Promise<SaveResult | Failure>) => {
    if (isChanged) return fail('Save or discard your changes first.');
    const response = await send();
    if (isFailure(response)) return fail(response.error);
    if ('conflict' in response) return fail(staleMessage);
    finishSave(response, recordLabel, text);
  };
  return {
    entry,
    version,
    values,
    problems: assignProblems(entry.schema, values, problems, isIncluded),
    /** The opened value as pages show it. */
    html: isChanged && checkResult?.values === values ? checkResult.html : undefined,
    message,
    choice,
    isChanged,
    /** Whether the current text was saved from this form. */
    isSaved,
    change,
    save,
    discard,
    saveRecord,
    reload,
    showMessage: setMessage,
  };
}

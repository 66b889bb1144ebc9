/// <reference lib="dom" />
/** State of a form for a file or some of its fields: unsaved changes, problems, and saving. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath } from '#content/source/positions.ts';
import { isFailure, post } from '../browser/request.ts';
import type { Failure } from '../browser/request.ts';
import type { CheckedEntry, EntryForm, FieldLocation, FieldDiagnostic, SaveResult } from '../contract.ts';
import { formatForAuthors } from '../fields/author-text.ts';
import { assignProblems } from '../fields/field-problems.ts';
import { isGroup, withValue } from '../fields/values.ts';
import { diffValues } from './changes.ts';
import type { ValueChange, EntryValues } from './changes.ts';
import { storeChanges, loadUnsavedChanges } from './unsaved-changes.ts';
import type { LocationFilter } from './unsaved-changes.ts';
import { errorMessage, successMessage, infoMessage } from './messages.ts';
import type { Message } from './messages.ts';
import { applyUnsavedChanges } from './entry-content.ts';
import { findLostFact } from './questions.ts';
import type { Question } from './questions.ts';
import { recordSave } from './saves.ts';
import { selectDifferingLines } from './versions.tsx';
import type { VersionChoice } from './versions.tsx';

/** Debounce delay before the form is checked. */
const debounceMs = 40;

const conflictMessage =
  'This file has changed since you opened it, so nothing was saved. Compare the versions and choose one.';
const rejectedMessage = 'Not saved. Fix this:';
const nothingToSaveMessage = 'Nothing to save: the text is the same as in the file.';

type Options = {
  /** The saved value's name in messages. */
  label: string;
  /** Reads the file again. */
  reload: () => void;
  /** Opens a fact instead of this form. */
  openFact: (location: FieldLocation) => void;
  /** Whether the form has a field; by default, it has all. A form must not save edits made in another. */
  isIncluded?: LocationFilter;
  /** The edited value; the check returns its HTML. */
  location?: FieldLocation;
  /** Changes other fields together with an edited one. */
  complete?: (values: EntryValues, path: FieldPath, base: EntryValues) => EntryValues;
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
    complete = (changed) => changed,
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
  /** The problems that a save reported, which may be in other files. */
  const [saveReport, setSaveReport] = useState<{ version: string; problems: FieldDiagnostic[] }>();
  const [message, setMessage] = useState(
    initialMessage ?? (isChanged ? infoMessage('Your unsaved text is back.') : undefined),
  );
  const [question, setQuestion] = useState<Question>();
  if (state.entry !== entry) setState(applyUnsavedChanges(entry, changes));
  const isReported = saveReport?.version === version;
  const { problems } = (isChanged ? checkResult : isReported && saveReport) || entry;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const edits = changes.map(({ location, after }) => ({ location, value: after }));

  const checkEdits = useEffectEvent(async (checkedValues: EntryValues, isCurrent: () => boolean) => {
    const location = openedLocation && { location: openedLocation };
    const response = await post('check', { file, changes: edits, ...location });
    if (isFailure(response)) setMessage(errorMessage(response.error));
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

  const change = (path: FieldPath, value: unknown) => {
    setState((current) => {
      const next = withValue(current.values, path, value);
      return isGroup(next) ? { ...current, values: complete(next, path, base) } : current;
    });
    setMessage(undefined);
  };
  const discard = () => {
    setState(applyUnsavedChanges(entry, []));
    setMessage(undefined);
    setQuestion(undefined);
  };
  /** Replaces a version of the file. With `mayReplaceFact`, the text may replace a quoted fact. */
  const save = async (expectedVersion = version, mayReplaceFact = false) => {
    setQuestion(undefined);
    if (!isChanged) return setMessage(infoMessage(nothingToSaveMessage));
    const lostFact = mayReplaceFact ? undefined : findLostFact(changes);
    // Invalid text is rejected below, before the author has to decide.
    if (lostFact !== undefined && errors.every(({ rule }) => rule === 'figures')) {
      const text = `You typed over the figure {{${lostFact}}}, which other pages quote too. What do you want to change?`;
      setMessage(errorMessage(text));
      return setQuestion({ lostFact });
    }
    const response = await post('save', { file, version: expectedVersion, changes: edits });
    if (isFailure(response))
      return setMessage({
        ...errorMessage(formatForAuthors(response.error)),
        textWithProblems: rejectedMessage,
      });
    if ('conflict' in response) {
      setMessage(errorMessage(conflictMessage));
      return setQuestion(response);
    }
    // The author may have typed more in the meantime.
    setState((current) => ({ ...current, version: response.version, base: values }));
    setSaveReport(response);
    setMessage(successMessage(recordSave(file, label, `Saved in ${file}.`, response)));
    reload();
  };
  /** Records something about the current text, such as a review. */
  const saveRecord = async (recordLabel: string, text: string, send: () => Promise<SaveResult | Failure>) => {
    if (isChanged) return setMessage(errorMessage('Save or discard your changes first.'));
    const response = await send();
    if (isFailure(response)) return setMessage(errorMessage(response.error));
    if ('conflict' in response)
      return setMessage(
        errorMessage('This file has changed since you opened it, so nothing was recorded. Read it again.'),
      );
    setMessage(successMessage(recordSave(file, recordLabel, text, response)));
    setState((current) => ({ ...current, version: response.version }));
    reload();
  };
  const openLostFact = (name: string) => {
    const otherChanges = changes.filter((each) => findLostFact([each]) === undefined);
    storeChanges(file, isIncluded, otherChanges);
    openFact({ file: `content/facts/${name}.md`, path: ['statedAs'] });
  };
  const useTheirs = () => {
    discard();
    reload();
  };
  const buildChoice = (pending: Question): VersionChoice => {
    if ('lostFact' in pending)
      return {
        versions: {},
        actions: {
          'Change the figure everywhere': () => openLostFact(pending.lostFact),
          'Only this text': () => void save(version, true),
        },
      };
    const { yours, theirs, version: theirVersion } = pending.conflict;
    const [myLines, theirLines] = selectDifferingLines(yours, theirs);
    return {
      versions: { 'With your text': myLines, 'Current file': theirLines },
      actions: { 'Save mine': () => void save(theirVersion, true), 'Use the file’s text': useTheirs },
    };
  };
  return {
    version,
    values,
    problems: assignProblems(entry.schema, values, problems, isIncluded),
    /** The opened value as pages show it. */
    html: isChanged && checkResult?.values === values ? checkResult.html : undefined,
    message: message && {
      ...message,
      text: (errors.length > 0 && message.textWithProblems) || message.text,
    },
    choice: question && buildChoice(question),
    isChanged,
    /** Whether the current text was saved from this form. */
    isSaved: isReported && !isChanged,
    change,
    save,
    discard,
    saveRecord,
    showMessage: setMessage,
  };
}

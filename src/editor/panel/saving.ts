/// <reference lib="dom" />
/** Saves words and list changes, shows the result, and undoes the last save. */
import { labelOfPath } from '#content/fields/labels.ts';
import { isFailed, post, readValue } from '../browser/request.ts';
import type { Failed } from '../browser/request.ts';
import type { Conflict, FieldAt, ListEdit, SaveAnswer, Saved } from '../contract.ts';
import { conflictChoice, lostFact, lostFactChoice } from './conflict-choices.ts';
import { dropDraft } from './drafts.ts';
import { discardDraft, openValue, rememberOpen } from './opening.ts';
import { bad, good, isChanged, noMessage } from './panel-store.ts';
import type { PanelStore } from './panel-store.ts';
import { recordSave, undoLastSave } from './saves.ts';
import { storeTyped } from './type-words.ts';

/** A change of a list, the file version that it is based on, its message, and the value to open afterwards. */
export type ListChange = { edit: ListEdit; version: string; place: FieldAt; text: string };

/** Shows the result of a save. Undefined when nothing was written; the reason is shown. */
function showResult(
  store: PanelStore,
  answer: SaveAnswer | Failed,
  { file, label }: { file: string; label: string },
  text: string,
): Saved | Conflict | undefined {
  if (isFailed(answer)) {
    const { problems = [], failed } = answer;
    return void store.update({
      problems,
      message: bad(problems.length > 0 ? 'Not saved. Fix this:' : failed),
    });
  }
  if ('conflict' in answer) return answer;
  store.update({ problems: answer.problems, message: good(recordSave(file, label, text, answer)) });
  return answer;
}

/** Saves the typed words. With `isFactKnown`, they may replace a quoted fact. */
export async function saveWords(store: PanelStore, isFactKnown = false): Promise<void> {
  const { opened } = store.state;
  if (opened?.value === undefined) return;
  const { value, words } = opened;
  if (!isChanged(opened)) {
    const text = 'There is nothing to save: the words are as they are in the file.';
    return store.update({ message: { text, tone: '' } });
  }
  const { place, label, version } = value;
  const fact = isFactKnown ? undefined : lostFact(value.words, words);
  if (fact !== undefined && (await isValidFigure(place, words))) return promptLostFact(store, fact);
  const answer = await post('save', { version, changes: [{ place, words }] });
  const saved = showResult(store, answer, { file: place.file, label }, `Saved in ${place.file}.`);
  if (saved === undefined) return;
  if ('conflict' in saved) return await promptConflict(store, place, saved);
  store.update({ value: { ...value, words, version: saved.version } });
  // The author may have typed more meanwhile.
  storeTyped(store);
}

/** Whether the check accepts the words, apart from a figure that is written out. */
async function isValidFigure(place: FieldAt, words: string): Promise<boolean> {
  const checked = await post('check', { place, words });
  return (
    isFailed(checked) ||
    checked.problems.every(({ severity, rule }) => severity !== 'error' || rule === 'figures')
  );
}

/** Offers to change a fact on all pages, because the typed words replace it on one. */
function promptLostFact(store: PanelStore, fact: string): void {
  const text = `You typed over the figure {{${fact}}}, which other pages quote too. What do you want to change?`;
  const openFact = () => {
    discardDraft(store);
    void openValue(store, { file: `content/facts/${fact}.md`, path: ['statedAs'] });
  };
  const saveHere = () => {
    store.update({ choice: undefined });
    void saveWords(store, true);
  };
  store.update({ message: bad(text), choice: lostFactChoice(openFact, saveHere) });
}

async function promptConflict(store: PanelStore, place: FieldAt, { conflict }: Conflict): Promise<void> {
  const fresh = await readValue(place);
  if (isFailed(fresh)) return store.update({ message: bad(fresh.failed) });
  const text = 'Someone else changed this file, so nothing was saved. Compare the versions and choose one.';
  const saveMine = () => {
    store.update({ value: fresh, choice: undefined, message: noMessage });
    void saveWords(store);
  };
  const takeTheirs = () => {
    dropDraft(place);
    void openValue(store, place);
  };
  store.update({ message: bad(text), choice: conflictChoice(conflict, fresh, saveMine, takeTheirs) });
}

export async function changeList(
  store: PanelStore,
  { edit, version: listVersion, place, text }: ListChange,
): Promise<void> {
  const value = store.state.opened?.value;
  const { file, path } = edit.list;
  const version = file === value?.place.file ? value.version : listVersion;
  // Disabled until the changed list has loaded.
  store.set({ isLoading: true });
  const answer = await post('save', { version, changes: [edit] });
  const saved = showResult(store, answer, { file, label: labelOfPath(path) }, text);
  if (saved === undefined) return store.set({ isLoading: false });
  if ('conflict' in saved) {
    const message = bad('Someone else changed this file, so the list was not changed.');
    return value && (await openValue(store, value.place, undefined, message));
  }
  store.next = place;
  rememberOpen(place);
}

export async function undoSave(store: PanelStore): Promise<void> {
  const place = store.state.opened?.place;
  const result = await undoLastSave();
  if (result === undefined || place === undefined) return;
  if ('failed' in result) return store.update({ message: bad(result.failed) });
  const message = good(result.done);
  // The page may reopen the value first and then show this message too.
  store.update({ message });
  await openValue(store, place, undefined, message);
}

/** Records something about the current words of a file, such as a review. */
export async function recordAboutFile(
  store: PanelStore,
  label: string,
  text: string,
  send: (file: string) => Promise<SaveAnswer | Failed>,
): Promise<void> {
  const { opened } = store.state;
  if (opened?.value === undefined) return;
  if (isChanged(opened)) return store.update({ message: bad('Save or discard your words first.') });
  const { file } = opened.value.place;
  const saved = showResult(store, await send(file), { file, label }, text);
  if (saved !== undefined && 'version' in saved) setVersion(store, saved);
}

/** Shows that a whole file was saved. */
export function fileSaved(store: PanelStore, label: string, answer: Saved): void {
  const file = store.state.opened?.place.file ?? '';
  showResult(store, answer, { file, label }, `Saved in ${file}.`);
  setVersion(store, answer);
}

function setVersion(store: PanelStore, { version }: Saved): void {
  const value = store.state.opened?.value;
  if (value !== undefined) store.update({ value: { ...value, version } });
}

/// <reference lib="dom" />
/** Opens, updates and closes a value. */
import { isFailed, readValue } from '../browser/request.ts';
import type { FieldAt, EditableValue } from '../contract.ts';
import { staleDraftChoice } from './conflict-choices.ts';
import { draftOf, dropDraft, keyOf } from './drafts.ts';
import { bad, good, isChanged, noMessage } from './panel-store.ts';
import type { Message, Opened, PanelStore } from './panel-store.ts';
import { boundingBox, valuesAt } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';
import { checkTyped, showTyped, stopTyping } from './type-words.ts';
import { revertUnsaved } from './unsaved-preview.ts';

const inOtherTab = bad('This text is also being edited in another tab. The second save shows both versions.');

export async function openValue(
  store: PanelStore,
  place: FieldAt,
  at?: ShownValue,
  message = noMessage,
): Promise<void> {
  revertUnsaved();
  rememberOpen(place);
  store.next = undefined;
  const id = ++store.openings;
  store.set({ isLoading: true });
  const value = await readValue(place);
  if (id !== store.openings) return;
  const shown = at ?? valuesAt(place)[0];
  const box = shown && boundingBox(shown);
  const isOnRight = box !== undefined && box.left + box.width / 2 > innerWidth / 2;
  const common = { id, place, shown, isOnRight, choice: undefined };
  if (isFailed(value)) {
    const words = draftOf(place)?.words ?? '';
    const opened = { ...common, value: undefined, words, problems: [], message: bad(value.failed) };
    return store.set({ isLoading: false, opened });
  }
  const reopen = () => void openValue(store, place);
  const opened = { ...common, value, problems: value.problems, ...withDraft(value, message, reopen) };
  store.set({ isLoading: false, opened });
  if (isChanged(opened)) checkTyped(store);
}

/** The words of a value, or the stored draft if there is one. */
function withDraft(
  value: EditableValue,
  message: Message,
  reopen: () => void,
): Pick<Opened, 'words' | 'message' | 'choice'> {
  const { place, words } = value;
  const draft = draftOf(place);
  if (draft === undefined || draft.words === words) return { words, message, choice: undefined };
  if (draft.was === words) {
    const text = 'Your unsaved words are back.';
    return { words: draft.words, message: { text, tone: '' }, choice: undefined };
  }
  const text = 'You typed words here over others that are no longer here. Nothing is lost: choose.';
  return { words, message: bad(text), choice: staleDraftChoice(value, draft.words, reopen) };
}

/** Reopens the panel after a reload. */
export async function reopenValue(store: PanelStore): Promise<void> {
  const stored = sessionStorage.getItem('edit-open');
  if (stored === null) return;
  const { page, ...place } = JSON.parse(stored) as Remembered;
  // The panel was open on another page.
  if (page !== location.pathname) return forgetOpen();
  const text = sessionStorage.getItem('edit-message') ?? '';
  sessionStorage.removeItem('edit-message');
  await openValue(store, place, undefined, text === '' ? noMessage : good(text));
}

export function closeValue(store: PanelStore): void {
  stopTyping(store);
  store.next = undefined;
  store.openings++;
  forgetOpen();
  store.set({ isLoading: false, opened: undefined });
}

export function discardDraft(store: PanelStore): void {
  const { opened } = store.state;
  if (opened !== undefined) dropDraft(opened.value?.place ?? opened.place);
  closeValue(store);
}

/** Updates an unedited value after files have changed. */
export async function renewValue(store: PanelStore): Promise<void> {
  revertUnsaved();
  const { opened } = store.state;
  if (store.next !== undefined) return await openValue(store, store.next, undefined, opened?.message);
  const value = opened?.value;
  if (value === undefined) return;
  const fresh = await readValue(value.place);
  const now = store.state.opened;
  // The panel may have been closed meanwhile.
  if (isFailed(fresh) || now?.value !== value) return;
  const isSame = fresh.words === value.words;
  if (isChanged(now)) {
    // The words are unchanged, or were changed back.
    const settled = now.choice && { choice: undefined, message: noMessage };
    if (isSame) store.update({ value: fresh, ...settled });
    return showTyped(store);
  }
  if (!isSame) return await openValue(store, value.place, undefined, now.message);
  const isNew = fresh.version !== value.version;
  store.update({ value: fresh, ...(isNew && { message: noMessage, problems: fresh.problems }) });
}

/** Warns when the open value is edited in another tab. */
export function warnOfOtherTab(store: PanelStore, { key, newValue }: StorageEvent): void {
  const value = store.state.opened?.value;
  if (value !== undefined && key === keyOf(value.place) && newValue !== null)
    store.update({ message: inOtherTab });
}

type Remembered = FieldAt & { page: string };

export function rememberOpen(place: FieldAt): void {
  const remembered: Remembered = { ...place, page: location.pathname };
  sessionStorage.setItem('edit-open', JSON.stringify(remembered));
}

function forgetOpen(): void {
  for (const key of ['edit-open', 'edit-message']) sessionStorage.removeItem(key);
}

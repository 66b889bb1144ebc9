/// <reference lib="dom" />
/** The panel that edits one value of one file. */
import { labelOfPath } from '#content/fields/labels.ts';
import { isFailed, post, readValue } from '../browser/request.ts';
import { button } from '../browser/make.ts';
import type { Conflict, FieldAt, Value } from '../contract.ts';
import { draftOf, dropDraft, changes, isChangedElsewhere, joined, storeDraft, moveDrafts } from './drafts.ts';
import { lostQuote } from './figure.ts';
import { foundOf } from './found.ts';
import type { Found } from './found.ts';
import type { ListChange } from './lists.ts';
import { below } from './about-value.ts';
import { clearMessages, messageElement, showMessage, showProblemList } from './messages.ts';
import { saveWords, sent, undoLast } from './saving.ts';
import { isChanged, isRight, showTyped, stopTyping, typed } from './typed-words.ts';
import { takeBack } from './unsaved-words.ts';
import { ValueWindow } from './value-window.ts';
import { bothStates, differing, copyableWords } from './versions.ts';

const inOtherTab =
  'These words are being changed in another tab as well. Whoever saves second is shown both.';

let found: Found | undefined;
/** Place of the value after a change of its list. Opened once the preview has read the file. */
let next: FieldAt | undefined;
let opened = 0;

const panel = new ValueWindow({
  close: closePanel,
  save: () => saveTyped(),
  undo: undoSave,
  open: (place) => void openPanel(place, found, null),
  change: (change) => void changeList(change),
});

export const { dialog } = panel;

changes.addEventListener('change', () => panel.showState());
addEventListener('storage', () => {
  if (typed.value !== undefined && isChangedElsewhere(typed.value.place)) showMessage(inOtherTab, 'bad');
});

/** Opens the panel for a place; `at` is the element that was clicked. */
export async function openPanel(
  place: FieldAt,
  at: Found | undefined,
  returnTo: Element | null,
): Promise<void> {
  takeBack();
  found = at ?? foundOf(place)[0];
  rememberOpen(place);
  next = undefined;
  panel.wait(returnTo);
  const opening = ++opened;
  const [value] = await Promise.all([readValue(place), joined]);
  if (opening !== opened) return;
  clearMessages();
  typed.value = isFailed(value) ? undefined : value;
  if (isFailed(value)) {
    panel.name(place.file, place.file, '/files');
    showLost(place, value.failed);
  } else {
    panel.name(value.label, value.place.file, value.form);
    await fill(value);
  }
  panel.show(found);
}

/** Reopens the panel after a reload. */
export async function reopenPanel(returnTo: Element): Promise<void> {
  const text = sessionStorage.getItem('edit-open');
  if (text === null) return;
  const { page, ...place } = JSON.parse(text) as Opened;
  // The panel was open on another page.
  if (page !== location.pathname) return forgetOpen();
  const words = sessionStorage.getItem('edit-said');
  await openPanel(place, undefined, returnTo);
  sessionStorage.removeItem('edit-said');
  if (words !== null) showMessage(words, 'good');
}

type Opened = FieldAt & { page: string };

function rememberOpen(place: FieldAt): void {
  sessionStorage.setItem('edit-open', JSON.stringify({ ...place, page: location.pathname } satisfies Opened));
}

function forgetOpen(): void {
  for (const key of ['edit-open', 'edit-said']) sessionStorage.removeItem(key);
}

/** Closes the panel. Drafts are retained unless `drop` is true. */
export function closePanel(drop = false): void {
  if (drop && typed.value !== undefined) dropDraft(typed.value.place);
  stopTyping();
  next = undefined;
  opened++;
  forgetOpen();
  panel.close();
}

/** Updates an unedited value after files have changed. */
export async function renewPanel(): Promise<void> {
  takeBack();
  if (next !== undefined) return openAgain(next);
  const { value } = typed;
  if (!dialog.open || value === undefined) return;
  const fresh = await readValue(value.place);
  // The panel may have been closed meanwhile.
  if (isFailed(fresh) || !dialog.open || typed.value !== value) return;
  const isSame = fresh.words === value.words;
  if (isChanged()) {
    // The words are unchanged, or were changed back.
    if (isSame) settle({ ...fresh, problems: value.problems });
    return showTyped();
  }
  if (!isSame) return openAgain(value.place);
  if (fresh.version !== value.version) {
    showMessage('');
    showProblemList(fresh.problems);
  }
  typed.value = fresh;
  await panel.fillAbout(fresh);
}

function settle(value: Value): void {
  typed.value = value;
  if (panel.compare()) showMessage('');
}

/** Shows that a file is gone or unreadable. */
function showLost(place: FieldAt, failed: string): void {
  const draft = draftOf(place);
  const close = button('Close', closePanel);
  showMessage(failed, 'bad');
  if (draft === undefined) return panel.draw([messageElement], close);
  const discard = button('Discard my words', () => {
    dropDraft(place);
    closePanel();
  });
  panel.draw([messageElement, copyableWords(draft.words)], close, discard);
}

async function fill(value: Value): Promise<void> {
  const draft = draftOf(value.place);
  typed.words = value.words;
  if (draft !== undefined && draft.words !== value.words) {
    if (draft.was !== value.words) return promptStaleDraft(value, draft.words);
    typed.words = draft.words;
    showMessage('Your unsaved words are back.');
  } else if (isChangedElsewhere(value.place)) showMessage(inOtherTab, 'bad');
  await panel.fill(value, found);
}

function promptStaleDraft({ place, version, words }: Value, mine: string): void {
  showMessage('You typed words here over others that are no longer here. Nothing is lost: choose.', 'bad');
  const choose = (keep: () => void) => () => {
    keep();
    void openAgain(place, '');
  };
  const both = bothStates(
    { 'Your unsaved words': mine, 'What stands here now': words },
    {
      'Go on with mine': choose(() => storeDraft({ place, version, was: words, words: mine })),
      'Discard my words': choose(() => dropDraft(place)),
    },
  );
  panel.draw([messageElement, both], button('Close', closePanel));
}

async function saveTyped(isSure = false): Promise<void> {
  const { value } = typed;
  const place = value?.place;
  const quote = value === undefined || isSure ? undefined : lostQuote(value.words, typed.words);
  if (value !== undefined && quote !== undefined && (await isRight(value))) return promptLostQuote(quote);
  const conflict = await saveWords();
  if (place !== undefined && conflict !== undefined) await compare(place, conflict);
}

async function changeList({ edit, version: shown, place, words }: ListChange): Promise<void> {
  // Disabled until the changed list has loaded.
  below.inert = true;
  const { file, path } = edit.list;
  const version = file === typed.value?.place.file ? typed.value.version : shown;
  const label = labelOfPath(path);
  const answer = await sent(post('save', { version, changes: [edit] }), words, { file, label });
  const now = typed.value;
  if (answer === undefined) return now && (await panel.fillAbout(now));
  if ('conflict' in answer) {
    const why = 'The file has changed meanwhile, so the list is as it was.';
    return now && (await openAgain(now.place, why, 'bad'));
  }
  moveDrafts(edit);
  next = place;
  rememberOpen(place);
}

async function undoSave(): Promise<void> {
  const place = dialog.open ? typed.value?.place : undefined;
  const undone = await undoLast();
  panel.showState();
  if (place !== undefined && undone !== undefined) await openAgain(place, undone);
}

/** The typed words replace a quoted fact: offers to change the fact on all pages instead. */
function promptLostQuote(fact: string): void {
  showMessage(
    `You typed over the figure {{${fact}}}, which other pages quote too. What do you want to change?`,
    'bad',
  );
  const everywhere = () => {
    closePanel(true);
    void openPanel({ file: `content/facts/${fact}.md`, path: ['statedAs'] }, undefined, null);
  };
  const ways = {
    'Change the figure everywhere': everywhere,
    'Only these words': () => {
      panel.compare();
      void saveTyped(true);
    },
  };
  panel.compare(bothStates({}, ways));
}

/** Opens the value with the current state of its file. */
async function openAgain(
  place: FieldAt,
  words = messageElement.textContent,
  tone: 'good' | 'bad' = 'good',
): Promise<void> {
  await openPanel(place, undefined, null);
  if (words !== '') showMessage(words, tone);
}

/** Shows both versions after a conflict. Nothing was written. */
async function compare(place: FieldAt, { conflict: { yours, theirs } }: Conflict): Promise<void> {
  const now = await readValue(place);
  if (isFailed(now)) return showMessage(now.failed, 'bad');
  showMessage(
    'The file was changed by somebody else meanwhile. Nothing was saved, and nothing is lost: compare, and choose.',
    'bad',
  );
  const [mine, others] = differing(yours, theirs);
  const both = bothStates(
    { 'With your words': mine, 'As the file is now': others },
    {
      [`Save mine in place of “${now.words.slice(0, 60)}”`]: () => {
        settle(now);
        void saveTyped();
      },
      'Take the file’s words': () => {
        dropDraft(place);
        void openAgain(place, '');
      },
    },
  );
  panel.compare(both);
}

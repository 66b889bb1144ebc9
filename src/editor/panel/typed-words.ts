/// <reference lib="dom" />
/** The typed words of the open value: stored in this browser, checked by the preview, and shown in the page. */
import { isFailed, post } from '../browser/request.ts';
import { make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';
import { dropDraft, storeDraft } from './drafts.ts';
import { showMessage, showProblemList } from './messages.ts';
import { following } from './figure.ts';
import type { Companion } from './figure.ts';
import { root } from './root.ts';
import { showUnsaved, takeBack } from './unsaved-words.ts';

/** Debounce delay before words are checked. */
const restMs = 40;

const escaped = (words: string) => make('i', {}, words).innerHTML;

/** The open value as saved, and its typed words; no value while the panel is closed. */
export const typed: { value: Value | undefined; words: string; companion: Companion | undefined } = {
  value: undefined,
  words: '',
  companion: undefined,
};

type Typed = { place: FieldAt; words: string };

let timer = 0;
let latestCheck = 0;

export function isChanged(): boolean {
  const { value, words, companion } = typed;
  return value !== undefined && (words !== value.words || companion?.words !== companion?.was);
}

/** The typed words as changes of the file. */
export function typedChanges({ place }: Value): [Typed, ...Typed[]] {
  const { words, companion } = typed;
  const isFollowed = companion !== undefined && companion.words !== companion.was;
  return [{ place, words }, ...(isFollowed ? [{ place: companion.place, words: companion.words }] : [])];
}

/** False for words with problems, which a save would refuse. */
export async function isRight(value: Value): Promise<boolean> {
  const [change, ...also] = typedChanges(value);
  const checked = await post('check', { ...change, also });
  return isFailed(checked) || checked.problems.every(({ severity }) => severity !== 'error');
}

export function typeWords(words: string): void {
  typed.words = words;
  const { value, companion } = typed;
  if (value !== undefined && companion !== undefined) {
    companion.words = following(companion, value.words, words);
    const input = root.querySelector<HTMLInputElement>('#companion');
    if (input !== null) input.value = companion.words;
  }
  showMessage('');
  storeTyped();
  checkTyped();
}

/** Called when the author edits the fact's other field directly. */
export function typedCompanion(): void {
  showMessage('');
  checkTyped();
}

/** Stores the typed words as a draft, or removes the draft when they equal the file's. */
export function storeTyped(): void {
  if (typed.value === undefined) return;
  const { place, version, words: was } = typed.value;
  if (isChanged()) storeDraft({ place, version, was, words: typed.words });
  else dropDraft(place);
}

/** Checks the words after the debounce delay, and shows the problems. */
export function checkTyped(): void {
  showTyped();
  clearTimeout(timer);
  timer = window.setTimeout(() => void checkNow(), restMs);
}

async function checkNow(): Promise<void> {
  if (typed.value === undefined) return;
  const number = ++latestCheck;
  const [change, ...also] = typedChanges(typed.value);
  const checked = await post('check', { ...change, also });
  if (number !== latestCheck) return;
  if (isFailed(checked)) return showMessage(checked.failed, 'bad');
  showProblemList(checked.problems);
  showTyped(checked.html);
}

/**
 * Shows the words in the page. The preview compiles Markdown and facts; texts with placeholders in braces update on saving.
 */
export function showTyped(html?: string): void {
  if (typed.value === undefined || !isChanged()) return takeBack();
  const { place, markdown } = typed.value;
  if (html !== undefined) showUnsaved(place, html);
  else if (!markdown && !typed.words.includes('{')) showUnsaved(place, escaped(typed.words));
}

/** Ignores all pending responses. */
export function stopTyping(): void {
  takeBack();
  clearTimeout(timer);
  latestCheck++;
}

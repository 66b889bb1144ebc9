/// <reference lib="dom" />
/** The words of the open value as they are typed: kept in this browser, checked by the preview, and shown in the page. */
import { isFailed, post } from '#editor/browser/ask.ts';
import { make } from '#editor/browser/make.ts';
import type { Value } from '#editor/contract.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { say, tellProblems } from './messages.ts';
import { showUnsaved, takeBack } from './unsaved-words.ts';

/** How long the keys rest before words are checked. */
const restMs = 40;

const escaped = (words: string) => make('i', {}, words).innerHTML;

/** The value that is open, as its file has it, and its words as they are typed; no value while none is open. */
export const typed: { value: Value | undefined; words: string } = { value: undefined, words: '' };

let timer = 0;
let asked = 0;

export function isChanged(): boolean {
  return typed.value !== undefined && typed.words !== typed.value.words;
}

export function typeWords(words: string): void {
  typed.words = words;
  say('');
  keepTyped();
  checkTyped();
}

/** As unsaved words, as long as the file has others. */
export function keepTyped(): void {
  if (typed.value === undefined) return;
  const { place, version, words: was } = typed.value;
  if (isChanged()) keepDraft({ place, version, was, words: typed.words });
  else dropDraft(place);
}

/** Says what is wrong with the words once the keys rest. */
export function checkTyped(): void {
  showTyped();
  clearTimeout(timer);
  timer = window.setTimeout(() => void ask(), restMs);
}

async function ask(): Promise<void> {
  if (typed.value === undefined) return;
  const number = ++asked;
  const { place } = typed.value;
  const checked = await post('check', { place, words: typed.words });
  if (number !== asked) return;
  if (isFailed(checked)) return say(checked.failed, 'bad');
  tellProblems(checked.problems);
  showTyped(checked.html);
}

/** In the page. Markdown and facts are compiled by the preview; what has holes in braces is filled when saved. */
export function showTyped(html?: string): void {
  if (typed.value === undefined || !isChanged()) return takeBack();
  const { place, markdown } = typed.value;
  if (html !== undefined) showUnsaved(place, html);
  else if (!markdown && !typed.words.includes('{')) showUnsaved(place, escaped(typed.words));
}

/** No answer that is still to come is heard any more. */
export function stopTyping(): void {
  takeBack();
  clearTimeout(timer);
  asked++;
}

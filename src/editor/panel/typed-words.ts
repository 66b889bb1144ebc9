/// <reference lib="dom" />
/** The words of the open value as they are typed: kept in this browser, checked by the preview, and shown in the page. */
import { isFailed, post } from '../browser/ask.ts';
import { make } from '../browser/make.ts';
import type { FieldAt, Value } from '../contract.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { say, tellProblems } from './messages.ts';
import { following } from './figure.ts';
import type { Companion } from './figure.ts';
import { root } from './root.ts';
import { showUnsaved, takeBack } from './unsaved-words.ts';

/** How long the keys rest before words are checked. */
const restMs = 40;

const escaped = (words: string) => make('i', {}, words).innerHTML;

/** The value that is open, as its file has it, and its words as they are typed; no value while none is open. */
export const typed: { value: Value | undefined; words: string; companion: Companion | undefined } = {
  value: undefined,
  words: '',
  companion: undefined,
};

type Typed = { place: FieldAt; words: string };

let timer = 0;
let asked = 0;

export function isChanged(): boolean {
  const { value, words, companion } = typed;
  return value !== undefined && (words !== value.words || companion?.words !== companion?.was);
}

/** What is typed, as changes of the file. */
export function typedChanges({ place }: Value): [Typed, ...Typed[]] {
  const { words, companion } = typed;
  const isFollowed = companion !== undefined && companion.words !== companion.was;
  return [{ place, words }, ...(isFollowed ? [{ place: companion.place, words: companion.words }] : [])];
}

/** What has mistakes is refused anyway. */
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
  say('');
  keepTyped();
  checkTyped();
}

/** The other field of a figure was changed by hand. */
export function typedCompanion(): void {
  say('');
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
  const [change, ...also] = typedChanges(typed.value);
  const checked = await post('check', { ...change, also });
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

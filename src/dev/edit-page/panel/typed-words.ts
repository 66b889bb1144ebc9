/// <reference lib="dom" />
import type { Value } from '#editing/contract.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { make } from './make.ts';
import type { Messages } from './messages.ts';
import { checkWords, isFailed } from './server.ts';
import { showUnsaved, takeBack } from './unsaved-words.ts';

/** How long the keys rest before words are checked. */
const restMs = 40;

const escaped = (words: string) => make('i', {}, words).innerHTML;

/** The words of the open value as they are typed: kept in this browser, checked by the preview, and shown in the page. */
export class TypedWords {
  /** As its file has it; undefined while none is open. */
  value: Value | undefined;
  words = '';
  readonly #messages: Messages;
  readonly #kept: () => void;
  #timer = 0;
  #asked = 0;

  /** Calls `kept` after each change, once the words are on record as unsaved or are again those of the file. */
  constructor(messages: Messages, kept: () => void) {
    this.#messages = messages;
    this.#kept = kept;
  }

  isChanged(): boolean {
    return this.value !== undefined && this.words !== this.value.words;
  }

  type(words: string): void {
    if (this.value === undefined) return;
    this.words = words;
    this.#messages.say('');
    this.keep();
    this.check();
  }

  /** As unsaved words, as long as the file has others. */
  keep(): void {
    if (this.value === undefined) return;
    const { place, version, words: was } = this.value;
    if (this.isChanged()) keepDraft({ place, version, was, words: this.words });
    else dropDraft(place);
    this.#kept();
  }

  /** Says what is wrong with the words once the keys rest. */
  check(): void {
    this.show();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), restMs);
  }

  async #ask(): Promise<void> {
    if (this.value === undefined) return;
    const number = ++this.#asked;
    const { place } = this.value;
    const checked = await checkWords({ place, words: this.words });
    if (number !== this.#asked) return;
    if (isFailed(checked)) return this.#messages.say(checked.failed, 'bad');
    this.#messages.tell(checked.problems);
    this.#messages.tellRoom(checked.wordsLeft);
    this.show(checked.html);
  }

  /** In the page. Markdown and facts are compiled by the preview; what has holes in braces is filled when saved. */
  show(html?: string): void {
    if (this.value === undefined || !this.isChanged()) return takeBack();
    const { place, markdown } = this.value;
    if (html !== undefined) showUnsaved(place, html);
    else if (!markdown && !this.words.includes('{')) showUnsaved(place, escaped(this.words));
  }

  /** No answer that is still to come is heard any more. */
  stop(): void {
    takeBack();
    clearTimeout(this.#timer);
    this.#asked++;
  }
}

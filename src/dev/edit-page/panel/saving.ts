/// <reference lib="dom" />
import type { Conflict, SaveAnswer, Saved } from '#editing/contract.ts';
import type { Messages } from './messages.ts';
import { isFailed, save, undo } from './server.ts';
import type { Failed } from './server.ts';
import type { TypedWords } from './typed-words.ts';

/** A save of this tab that can be taken back: what it changed, and the file's version after it. */
type Done = Changed & { version: string };
type Changed = { file: string; label: string };

const key = 'edit-saved';
/** What it is stands below, in the list of problems. */
const toCorrect = 'Nothing was saved. Correct this first:';

/** Saves what was typed, says what became of it, and takes the last save back. */
export class Saving {
  readonly #messages: Messages;
  readonly #typed: TypedWords;

  constructor(messages: Messages, typed: TypedWords) {
    this.#messages = messages;
    this.#typed = typed;
  }

  /** Answers the conflict where the file was changed meanwhile. */
  async words(): Promise<Conflict | undefined> {
    const { value, words } = this.#typed;
    if (value === undefined) return undefined;
    if (!this.#typed.isChanged()) {
      this.#messages.say('There is nothing to save: the words are as they stand in the file.');
      return undefined;
    }
    const { place, label, version } = value;
    const { file } = place;
    const answer = await this.sent(save(version, [{ place, words }]), `Saved in ${file}.`, { file, label });
    if (answer === undefined || 'conflict' in answer) return answer;
    this.#typed.value = { ...value, words, version: answer.version };
    // More may have been typed meanwhile.
    this.#typed.keep();
    return undefined;
  }

  /** What is said of the words as their file has them. */
  async record(changed: Changed, said: string, ask: () => Promise<SaveAnswer | Failed>): Promise<void> {
    if (this.#typed.isChanged()) return this.refuse('Save or discard your words first.');
    const answer = await this.sent(ask(), said, changed);
    if (answer !== undefined && 'version' in answer && this.#typed.value !== undefined)
      this.#typed.value = { ...this.#typed.value, version: answer.version };
  }

  /** They outlive the page, which may be loaded anew for what was saved. */
  #done(): Done[] {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Done[];
  }

  last(): Done | undefined {
    return this.#done().at(-1);
  }

  /** Undefined where nothing was written, and why has been said. */
  async sent(
    answering: Promise<SaveAnswer | Failed>,
    said: string,
    saved: Changed,
  ): Promise<Saved | Conflict | undefined> {
    const answer = await answering;
    if (isFailed(answer)) return this.refuse(answer.failed);
    if ('conflict' in answer) return answer;
    this.#messages.tell(answer.problems);
    if ('refused' in answer) return this.refuse(answer.problems.length > 0 ? toCorrect : answer.refused);
    this.#messages.say(said, 'good');
    sessionStorage.setItem('edit-said', said);
    sessionStorage.setItem(key, JSON.stringify([...this.#done(), { ...saved, version: answer.version }]));
    return answer;
  }

  /** Returns what was taken back; one that can't be is not offered again. */
  async takeBack(): Promise<string | undefined> {
    const last = this.last();
    if (last === undefined) return undefined;
    const answer = await undo({ file: last.file, version: last.version });
    sessionStorage.setItem(key, JSON.stringify(this.#done().slice(0, -1)));
    return isFailed(answer) ? this.refuse(answer.failed) : `Taken back: ${last.label} in ${last.file}.`;
  }

  refuse(why: string): undefined {
    this.#messages.say(why, 'bad');
  }
}

/// <reference lib="dom" />
import type { Conflict, SaveAnswer, Saved } from '#editing/contract.ts';
import type { Messages } from './messages.ts';
import { isFailed, undo } from './server.ts';
import type { Failed } from './server.ts';

/** A save of this tab that can be taken back: what it changed, and the file's version after it. */
type Done = { file: string; label: string; version: string };

const key = 'edit-saved';

/** Says what became of a save, and takes the last one back. */
export class Saving {
  readonly #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
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
    saved: { file: string; label: string },
  ): Promise<Saved | Conflict | undefined> {
    const answer = await answering;
    if (isFailed(answer)) return this.refuse(answer.failed);
    if ('conflict' in answer) return answer;
    this.#messages.tell(answer.problems);
    if ('refused' in answer) return this.refuse(answer.refused);
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

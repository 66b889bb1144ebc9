/// <reference lib="dom" />
import type { Checked } from '#editing/contract.ts';
import { make } from './make.ts';

/** What is done in a terminal has a button here. */
const inTerminal = /(?:, then| Once these say the same): npm run status .*$/s;

/** What the panel says of a value: a sentence, what is wrong with it, and how many words are left. */
export class Messages {
  readonly said = make('p', { class: 'said', role: 'status' });
  readonly problems = make('ul', { class: 'problems', 'aria-label': 'Problems', 'aria-live': 'polite' });
  readonly room = make('p', { class: 'room' });

  say(words: string, tone = ''): void {
    this.said.textContent = words;
    this.said.className = `said ${tone}`;
  }

  clear(): void {
    this.say('');
    this.problems.replaceChildren();
    this.room.textContent = '';
  }

  tell(problems: Checked['problems']): void {
    this.problems.replaceChildren(
      ...problems.map(({ message, severity, field = '' }) => {
        const weight = severity === 'error' ? 'To correct' : 'To look at';
        const words = `${weight}: ${field} ${message.replace(inTerminal, '')}`;
        return make('li', { class: severity }, words.replace(':  ', ': '));
      }),
    );
  }

  /** Nothing is known of the room for words while a file can't be shown. */
  tellRoom(left: Checked['wordsLeft']): void {
    const [least] = left?.toSorted((a, b) => a.words - b.words) ?? [];
    this.room.textContent =
      left === undefined
        ? 'How many words there is room for is known again once what is to be corrected is right.'
        : least === undefined
          ? ''
          : `Room for about ${least.words} more ${least.words === 1 ? 'word' : 'words'} on ${least.page}.`;
  }
}

/// <reference lib="dom" />
/** Messages of the panel about a value: a sentence, and problems. */
import { make } from '../browser/make.ts';
import type { Checked } from '../contract.ts';

/** Terminal commands are removed from messages, because the panel has buttons for them. */
const inTerminal =
  /(?:, then stamp this page| Once these say the same, stamp them) \(npm run status .*\)\.$/s;

export const messageElement = make('p', { class: 'said', role: 'status' });
const problemList = make('ul', { class: 'problems', 'aria-label': 'Problems', 'aria-live': 'polite' });
export const messages: readonly HTMLElement[] = [messageElement, problemList];

export function showMessage(words: string, tone: '' | 'good' | 'bad' = ''): void {
  messageElement.textContent = words;
  messageElement.className = `said ${tone}`;
}

export function clearMessages(): void {
  showMessage('');
  problemList.replaceChildren();
}

export function showProblemList(problems: Checked['problems']): void {
  problemList.replaceChildren(
    ...problems.map(({ message, severity, field = '' }) => {
      const weight = severity === 'error' ? 'To correct' : 'To look at';
      const words = `${weight}: ${field} ${message.replace(inTerminal, '')}`;
      return make('li', { class: severity }, words.replace(':  ', ': '));
    }),
  );
}

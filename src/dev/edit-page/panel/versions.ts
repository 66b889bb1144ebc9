/// <reference lib="dom" />
import { button, make } from '#editing/browser/make.ts';

type Side = { title: string; words: string };

/** Two states of something that nobody may lose, one above the other, and what can be done. */
export function bothStates(mine: Side, theirs: Side, ways: Record<string, () => void>): HTMLElement {
  const states = [mine, theirs].flatMap(({ title, words }) => [
    make('h3', {}, title),
    make('pre', { tabindex: '0' }, words),
  ]);
  return make(
    'div',
    { class: 'both' },
    ...states,
    make('div', { class: 'row' }, ...Object.entries(ways).map((way) => button(...way))),
  );
}

/** Words that were typed over others than stand there now: nobody knows whether they belong here. */
export function overOthers(mine: string, now: string, goOn: () => void, discard: () => void): HTMLElement {
  return bothStates(
    { title: 'Your unsaved words', words: mine },
    { title: 'What stands here now', words: now },
    { 'Go on with mine': goOn, 'Discard my words': discard },
  );
}

/** Words that can't go where they were typed for, to be copied. */
export function keptWords(words: string): HTMLElement {
  const field = make('textarea', { readonly: true, 'aria-label': 'Your unsaved words' }, words);
  return make(
    'div',
    { class: 'both' },
    make('h3', {}, 'Your unsaved words'),
    field,
    button('Copy', () => {
      field.select();
      void navigator.clipboard.writeText(words);
    }),
  );
}

/** The lines in which two texts differ. */
export function differing(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end).join('\n'), b.slice(start, b.length - end).join('\n')];
}

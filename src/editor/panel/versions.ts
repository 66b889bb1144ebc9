/// <reference lib="dom" />
import { button, make } from '../browser/make.ts';

type Named<Value> = { readonly [name: string]: Value };

/** Versions of words to choose from, one above the other, with actions. */
export function bothStates(states: Named<string>, ways: Named<() => void>): HTMLElement {
  const shown = Object.entries(states).flatMap(([title, words]) => [
    make('h3', {}, title),
    make('pre', { tabindex: '0' }, words),
  ]);
  const buttons = Object.entries(ways).map((way) => button(...way));
  return make('div', { class: 'both' }, ...shown, make('div', { class: 'row' }, ...buttons));
}

/** Words that can't be saved at their place, to be copied. */
export function copyableWords(words: string): HTMLElement {
  const field = make('textarea', { readonly: true, 'aria-label': 'Your unsaved words' }, words);
  const copy = button('Copy', () => {
    field.select();
    void navigator.clipboard.writeText(words);
  });
  return make('div', { class: 'both' }, make('h3', {}, 'Your unsaved words'), field, copy);
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

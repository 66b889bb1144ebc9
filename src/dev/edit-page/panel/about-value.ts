/// <reference lib="dom" />
import type { Choice, FieldAt, Value } from '#editing/contract.ts';
import { button, listed, make } from './make.ts';

type Open = (place: FieldAt) => void;

/** The facts that words quote, with what they say: each opens its own file, where it is changed for all pages. */
export function quotedFacts(words: string, facts: readonly Choice[], open: Open): HTMLElement[] {
  const quoted = words.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
  const names = new Set([...quoted].map(([, name = '']) => name));
  const found = facts.filter(({ id }) => names.has(id));
  const ways = found.map(({ id, label, words: says, place }) => {
    const way = button(`{{${id}}}: ${says}`, () => open(place));
    way.append(make('small', {}, label));
    return way;
  });
  const isAll = found.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(words);
  return listed('section', isAll ? 'These words are a fact. Change it here:' : 'Facts in these words', ways);
}

/** What stands beside a value, where it is quoted, and which pages show it. */
export function surroundings({ beside, shownOn, quotedIn = [] }: Value, open: Open): HTMLElement[] {
  const fields = beside.map(({ place, label, words }) => button(`${label}: ${words}`, () => open(place)));
  const quotes = quotedIn.map(({ file, line, place }) => button(`${file}:${line}`, () => open(place)));
  const pages = shownOn.map((path) => make('a', { href: path }, path));
  return [
    ...listed('details', 'Other fields beside it', fields),
    ...listed('details', `Quoted in ${count(quotes.length, 'place')}`, quotes),
    ...listed('details', `Shown on ${count(pages.length, 'page')}`, pages),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

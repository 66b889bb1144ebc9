/// <reference lib="dom" />
/** Shown below a value: facts in it, its lists, related fields and pages, its translation and its review. */
import { isFailed, readChoices } from '../browser/request.ts';
import { button, listed, make } from '../browser/make.ts';
import type { Choice, FieldAt, Value } from '../contract.ts';
import { listControls } from './lists.ts';
import type { ListChange, ListControls } from './lists.ts';
import { reviewPart, translationPart } from './review.ts';

type Open = (place: FieldAt) => void;

export const below = make('div', { class: 'below' });
let lists: ListControls[] = [];

/** `isStill` is called before rendering, because another value may have been opened meanwhile. */
export async function showAbout(
  value: Value,
  isStill: () => boolean,
  open: Open,
  change: (change: ListChange) => void,
): Promise<void> {
  const facts = value.words.includes('{{') ? await readChoices('facts') : [];
  if (!isStill()) return;
  lists = value.lists.map((list) => listControls(list, value.place, change));
  below.inert = false;
  below.replaceChildren(
    ...quotedFacts(value.words, isFailed(facts) ? [] : facts, open),
    ...lists.map(({ element }) => element),
    ...surroundings(value, open),
    ...translationPart(value, open),
    ...reviewPart(value, open),
  );
}

/** Called after words were typed, saved or discarded. */
export function renewLists(): void {
  for (const list of lists) list.renew();
}

/** The facts that the text quotes, with their words. Each opens its own file, where a change applies to all pages. */
function quotedFacts(words: string, facts: readonly Choice[], open: Open): HTMLElement[] {
  const quoted = words.matchAll(/\{\{\s*([\w-]+)(?:\.\w+)?\s*\}\}/g);
  const names = new Set([...quoted].map(([, name = '']) => name));
  const found = facts.filter(({ id }) => names.has(id));
  const ways = found.map(({ id, label, words: says, place }) =>
    button(`{{${id}}}: ${says}`, () => open(place), '', make('small', {}, label)),
  );
  const isAll = found.length === 1 && /^\s*\{\{[^{}]*\}\}\s*$/.test(words);
  return listed('section', isAll ? 'These words are a fact. Change it here:' : 'Facts in these words', ways);
}

/** Related fields, the places that quote the value, and the pages that show it. */
function surroundings({ beside, shownOn, quotedIn, form }: Value, open: Open): HTMLElement[] {
  const fields = beside.map(({ place, label, words }) => button(`${label}: ${words}`, () => open(place)));
  const quotes = (quotedIn ?? []).map(({ file, line, place }) =>
    button(`${file}:${line}`, () => open(place)),
  );
  const pages = shownOn.map((path) => make('a', { href: path }, path));
  const whole = make('a', { href: form }, 'Change all fields of this figure in one form');
  return [
    ...(quotedIn === undefined ? [] : [make('p', {}, whole)]),
    ...listed('details', 'Other fields beside it', fields),
    ...listed('details', `Quoted in ${count(quotes.length, 'place')}`, quotes),
    ...listed('details', `Shown on ${count(pages.length, 'page')}`, pages),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

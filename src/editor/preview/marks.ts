import type { FieldAt } from '../contract.ts';

/**
 * Content source maps: only in the preview, texts contain their place's number in invisible characters that don't affect
 * sorting, match no letter and occur in no text. `places-in-html.ts` removes them.
 */
const opening = '\u{E01EE}';
const closing = '\u{E01EF}';
/** Variation selectors 17 to 26. */
const firstDigit = 0xe0100;

/** A complete mark: an opening one with its number as a group, or a closing one. */
export const markPattern = new RegExp(`${opening}([\\u{E0100}-\\u{E0109}]+)|${closing}`, 'gu');

type Registry = { places: FieldAt[]; numbers: Map<string, number> };

// Guides' texts are compiled in another module graph of the same process than pages, so they share state here.
const key = Symbol.for('site.edit-places');
const holder = globalThis as { [key]?: Registry };

function getRegistry(): Registry {
  return (holder[key] ??= { places: [], numbers: new Map() });
}

/** Marks a text with its place. A text that is marked twice has both places, the later outside. */
export function addMark(text: string, place: FieldAt): string {
  return openMark(place) + text + closing;
}

/** Returns only the opening mark, for content that isn't text yet. A place keeps its number while the preview runs. */
export function openMark(place: FieldAt): string {
  const { places, numbers } = getRegistry();
  const name = JSON.stringify(place);
  const number = numbers.get(name) ?? places.push(place) - 1;
  numbers.set(name, number);
  const digits = Array.from(String(number), (digit) => String.fromCodePoint(firstDigit + Number(digit)));
  return opening + digits.join('');
}

export { closing as closeMark };

/** The place for the number in a mark. */
export function getMarkPlace(number: string): FieldAt | undefined {
  const digits = Array.from(number, (digit) => (digit.codePointAt(0) ?? 0) - firstDigit);
  return getRegistry().places[Number(digits.join(''))];
}

/** Removes all marks from a text or a page. */
export function removeMarks(text: string): string {
  return text.replace(markPattern, '');
}

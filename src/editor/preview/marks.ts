import type { FieldAt } from '../contract.ts';

/**
 * Content source maps: only in the preview, texts contain their place's number in invisible characters that don't affect
 * sorting, match no letter and occur in no text. `places-in-html.ts` removes them.
 */
const openingMark = '\u{E01EE}';
const closingMark = '\u{E01EF}';
/** Variation selectors 17 to 26. */
const firstDigit = 0xe0100;

/** A complete mark: an opening one with its number as a group, or a closing one. */
export const markPattern = new RegExp(`${openingMark}([\\u{E0100}-\\u{E0109}]+)|${closingMark}`, 'gu');

type Registry = { places: FieldAt[]; numbers: Map<string, number> };

// Guides and pages are compiled in different module graphs of one process, so the registry is global.
const key = Symbol.for('site.edit-places');
const globalRegistry = globalThis as { [key]?: Registry };

function getRegistry(): Registry {
  return (globalRegistry[key] ??= { places: [], numbers: new Map() });
}

/** Marks a text with its place. A text that is marked twice has both places, the later one outermost. */
export function addMark(text: string, place: FieldAt): string {
  return openMark(place) + text + closingMark;
}

/** Returns only the opening mark, for content that isn't text yet. A place has the same number while the preview runs. */
export function openMark(place: FieldAt): string {
  const { places, numbers } = getRegistry();
  const placeKey = JSON.stringify(place);
  const number = numbers.get(placeKey) ?? places.push(place) - 1;
  numbers.set(placeKey, number);
  const digits = Array.from(String(number), (digit) => String.fromCodePoint(firstDigit + Number(digit)));
  return openingMark + digits.join('');
}

export { closingMark as closeMark };

/** The place for the number in a mark. */
export function getMarkPlace(number: string): FieldAt | undefined {
  const digits = Array.from(number, (digit) => (digit.codePointAt(0) ?? 0) - firstDigit);
  return getRegistry().places[Number(digits.join(''))];
}

/** Removes all marks from a text or a page. */
export function removeMarks(text: string): string {
  return text.replace(markPattern, '');
}

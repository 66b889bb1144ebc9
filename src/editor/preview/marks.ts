import type { FieldPlace } from '../contract.ts';

/**
 * Content source maps: only in the preview, text contains the number of its place in invisible characters. They don't
 * affect sorting, match no letter and don't occur in content. `places-in-html.ts` removes them.
 */
const openingMark = '\u{E01EE}';
const closingMark = '\u{E01EF}';
/** Variation selectors 17 to 26. */
const firstDigit = 0xe0100;

/** Matches an opening mark, with its number as a group, or a closing mark. */
export const markPattern = new RegExp(`${openingMark}([\\u{E0100}-\\u{E0109}]+)|${closingMark}`, 'gu');

type Registry = { places: FieldPlace[]; numbers: Map<string, number> };

// Guides and pages are compiled in different module graphs of one process, so the registry is global.
const key = Symbol.for('site.edit-places');
const globalRegistry = globalThis as { [key]?: Registry };

function getRegistry(): Registry {
  return (globalRegistry[key] ??= { places: [], numbers: new Map() });
}

/** Marks text with its place. Text that is marked twice has both places, the later one outermost. */
export function addMark(text: string, place: FieldPlace): string {
  return openMark(place) + text + closingMark;
}

/** Returns only the opening mark, for content that isn't text yet. A place has the same number while the preview runs. */
export function openMark(place: FieldPlace): string {
  const { places, numbers } = getRegistry();
  const placeKey = JSON.stringify(place);
  const number = numbers.get(placeKey) ?? places.push(place) - 1;
  numbers.set(placeKey, number);
  const digits = Array.from(String(number), (digit) => String.fromCodePoint(firstDigit + Number(digit)));
  return openingMark + digits.join('');
}

export { closingMark as closeMark };

/** Returns the place for the number in a mark. */
export function getMarkPlace(number: string): FieldPlace | undefined {
  const digits = Array.from(number, (digit) => (digit.codePointAt(0) ?? 0) - firstDigit);
  return getRegistry().places[Number(digits.join(''))];
}

/** Removes all marks from text or HTML. */
export function removeMarks(text: string): string {
  return text.replace(markPattern, '');
}

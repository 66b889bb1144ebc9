import type { FieldLocation } from '../contract.ts';

/**
 * Content source maps: only in the preview, text contains the number of its location in invisible characters. They don't
 * affect sorting, match no letter and don't occur in content. `locations-in-html.ts` removes them.
 */
const openingMark = '\u{E01EE}';
export const closingMark = '\u{E01EF}';
/** Digits 0 to 9 are encoded as variation selectors 17 to 26. */
const firstDigit = 0xe0100;

/** Matches an opening mark, with its number as a group, or a closing mark. */
export const markPattern = new RegExp(`${openingMark}([\\u{E0100}-\\u{E0109}]+)|${closingMark}`, 'gu');

type Registry = { locations: FieldLocation[]; numbers: Map<string, number> };

// Guides and pages are compiled in different module graphs of one process, so the registry is global.
const key = Symbol.for('site.edit-locations');
const globalRegistry = globalThis as { [key]?: Registry };

function getRegistry(): Registry {
  return (globalRegistry[key] ??= { locations: [], numbers: new Map() });
}

/** Marks text with its location. Text that is marked twice has both locations, the later one outermost. */
export function addMark(text: string, location: FieldLocation): string {
  return openMark(location) + text + closingMark;
}

/** Returns only the opening mark, for syntax trees. A location keeps its number until the preview stops. */
export function openMark(location: FieldLocation): string {
  const { locations, numbers } = getRegistry();
  const locationKey = JSON.stringify(location);
  const number = numbers.get(locationKey) ?? locations.push(location) - 1;
  numbers.set(locationKey, number);
  const digits = Array.from(String(number), (digit) => String.fromCodePoint(firstDigit + Number(digit)));
  return openingMark + digits.join('');
}

/** Returns the location for the number in a mark. */
export function getMarkLocation(number: string): FieldLocation | undefined {
  const digits = Array.from(number, (digit) => (digit.codePointAt(0) ?? 0) - firstDigit);
  return getRegistry().locations[Number(digits.join(''))];
}

/** Removes all marks from text or HTML. */
export function removeMarks(text: string): string {
  return text.replace(markPattern, '');
}

import type { FieldAt } from '../contract.ts';

/**
 * Content source maps: in the preview alone, texts carry the number of the place that they come from around them, in
 * characters that sort as nothing, match no letter and stand in no text. `places-in-html.ts` takes them out again.
 */
const opening = '\u{E01EE}';
const closing = '\u{E01EF}';
/** Variation selectors 17 to 26. */
const firstDigit = 0xe0100;

/** The whole of a mark that opens a text, its number as a group, or one that closes it. */
export const markPattern = new RegExp(`${opening}([\\u{E0100}-\\u{E0109}]+)|${closing}`, 'gu');

type Registry = { places: FieldAt[]; numbers: Map<string, number> };

// The texts of guides are compiled in another module graph of the same process than pages are drawn in.
const key = Symbol.for('site.edit-places');
const holder = globalThis as { [key]?: Registry };

function registry(): Registry {
  return (holder[key] ??= { places: [], numbers: new Map() });
}

/** The text between the marks of its place. Marked twice, it has both places, the later outside. */
export function marked(text: string, place: FieldAt): string {
  return openMark(place) + text + closing;
}

/** The opening alone, where what it opens is no text yet. One place has one number as long as the preview runs. */
export function openMark(place: FieldAt): string {
  const { places, numbers } = registry();
  const name = JSON.stringify(place);
  const number = numbers.get(name) ?? places.push(place) - 1;
  numbers.set(name, number);
  const digits = Array.from(String(number), (digit) => String.fromCodePoint(firstDigit + Number(digit)));
  return opening + digits.join('');
}

export { closing as closeMark };

/** The place whose number stands in a mark. */
export function placeOfMark(number: string): FieldAt | undefined {
  const digits = Array.from(number, (digit) => (digit.codePointAt(0) ?? 0) - firstDigit);
  return registry().places[Number(digits.join(''))];
}

/** A text, or a whole page, without any marks. */
export function unmarked(text: string): string {
  return text.replace(markPattern, '');
}

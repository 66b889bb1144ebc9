import type { FieldAt } from '#editing/contract.ts';

/**
 * Content source maps: in the preview alone, texts carry the number of the place that they come from around them, in
 * characters that sort as nothing, match no letter and stand in no text. `places-in-html.ts` takes them out again.
 */
const plane = '\uDB40';
/** Variation selectors 17 to 256, of which two are brackets. */
const firstDigit = 0xdd00;
const base = 224;
const digits = 3;
const opening = `${plane}\uDDEE`;
const closing = `${plane}\uDDEF`;

/** The whole of a mark that opens a text, its number as a group, or one that closes it. */
export const markPattern = new RegExp(`${opening}((?:${plane}[\uDD00-\uDDDF]){${digits}})|${closing}`, 'g');

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
  let rest = number;
  let mark = '';
  for (let digit = 0; digit < digits; digit++) {
    mark = plane + String.fromCharCode(firstDigit + (rest % base)) + mark;
    rest = Math.floor(rest / base);
  }
  return opening + mark;
}

export { closing as closeMark };

/** The place whose number stands in a mark. */
export function placeOfMark(number: string): FieldAt | undefined {
  let index = 0;
  for (let at = 1; at < number.length; at += 2) index = index * base + number.charCodeAt(at) - firstDigit;
  return registry().places[index];
}

/** A text, or a whole page, without any marks. */
export function unmarked(text: string): string {
  return text.replace(markPattern, '');
}

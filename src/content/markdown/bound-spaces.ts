const bound = [
  // A dash between words begins no line.
  / (?=[–—] )/,
  // Spanish: EE. UU., and 9 a. m.
  /(?<=\bEE\.) (?=UU\.)/,
  /(?<=\d) (?=[ap]\. m\.)/,
  /(?<=\b[ap]\.) (?=m\.)/,
];
const spaces = new RegExp(bound.map(({ source }) => source).join('|'), 'g');

/** Where a line may not end, the space does not break. */
export function withBoundSpaces(text: string): string {
  return text.replace(spaces, '\u00A0');
}

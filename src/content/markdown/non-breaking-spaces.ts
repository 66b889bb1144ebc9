const boundSpacePatterns = [
  // A line doesn't begin with a dash.
  / (?=[–—] )/,
  // A number and its unit: 20 days, 15 business days, 19 октября.
  /(?<=\d) (?=(?:calendar |business )?(?:day|hour|month|year)s?\b|\p{Script=Cyrillic})/u,
  // Times: 9 a.m., and 9 a. m. in Spanish; and EE. UU.
  /(?<=\bEE\.) (?=UU\.)/,
  /(?<=\d) (?=[ap]\. ?m\.)/,
  /(?<=\b[ap]\.) (?=m\.)/,
];
const spacesPattern = new RegExp(boundSpacePatterns.map(({ source }) => source).join('|'), 'giu');

/** Replaces spaces with non-breaking spaces where a line must not end. */
export function insertNonBreakingSpaces(text: string): string {
  return text.replace(spacesPattern, '\u00A0');
}

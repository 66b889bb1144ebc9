const nonBreakingSpacePatterns = [
  // Don't start a line with a dash.
  / (?=[–—] )/,
  // A number and its unit: 20 days, 15 business days, 19 октября.
  /(?<=\d) (?=(?:calendar |business )?(?:day|hour|month|year)s?\b|\p{Script=Cyrillic})/u,
  // Times (9 a.m.; in Spanish, 9 a. m.), and the Spanish abbreviation for "United States".
  /(?<=\bEE\.) (?=UU\.)/,
  /(?<=\d) (?=[ap]\. ?m\.)/,
  /(?<=\b[ap]\.) (?=m\.)/,
];
const spacesPattern = new RegExp(nonBreakingSpacePatterns.map(({ source }) => source).join('|'), 'giu');

/** Replaces spaces with non-breaking spaces where a line must not break. */
export function insertNonBreakingSpaces(text: string): string {
  return text.replace(spacesPattern, '\u00A0');
}

/** The site's thirty accessibility criteria. Tests are tagged with the criteria that they cover. */
export const criteria = {
  1: 'axe finds no violations at three widths, with menus, dialogs, errors, questions and toasts open',
  2: 'axe’s incomplete results have been reviewed, and new kinds fail',
  3: 'A second accessibility engine (IBM’s) finds no violations',
  4: 'HTML is valid',
  5: 'Pages have one main heading, no skipped levels, and unique, named landmarks',
  6: 'The skip link comes first and works',
  7: 'Tab reaches every control once, in order, both ways, without a trap',
  8: 'The focused element isn’t covered',
  9: 'Sticky elements cover at most a quarter of the screen, and nothing on short screens',
  10: 'Sticky bars don’t cover the targets of links within a page',
  11: 'Focus indicators are at least 2 px wide with a contrast of 3:1, measured in pixels',
  12: 'Targets are at least 24 px, and primary and close buttons at least 44 px',
  13: 'Menus open and close by keyboard and touch, and close on blur',
  14: 'Dialogs have a name, trap and restore focus, and make the page inert',
  15: 'Questions are headings, open one at a time, and open on find-in-page',
  16: 'The error summary receives focus, links to the fields and repeats their errors',
  17: 'Each invalid field is marked and described by its error, and the title starts with "Error"',
  18: 'Toasts appear in an existing live region, stay while focused or hovered, and are never the only place for an error',
  19: 'Input typed before the payment is restored on return',
  20: 'Phone numbers and the email address are in the same order on every page',
  21: 'At 320 px, nothing scrolls sideways, is clipped or is missing',
  22: 'Text at 200% and with wide spacing is neither clipped nor covered',
  23: 'With forced colors, every control and state is visible',
  24: 'With reduced motion, nothing is animated, scrolls smoothly or autoplays',
  25: 'Text has a contrast of 4.5:1, large text and field borders 3:1, and text isn’t on gradients',
  26: 'The language of the page and of words in other languages is marked',
  27: 'Without scripts, all text, links, phone numbers, fields and prices are available',
  28: 'Prices, deadlines, disclaimers and addresses are printed, and sticky bars aren’t',
  29: 'Videos are started by a button with their name, and never autoplay with sound',
  30: 'Accessible names contain the visible label, links with the same name have the same target, and new tabs are announced',
} as const;

export type CriterionNumber = keyof typeof criteria;

/** Tags a test with its criteria. `--grep @criterion-18` runs the tests of a criterion. */
export function tagCriteria(...numbers: CriterionNumber[]): { tag: string[] } {
  return { tag: numbers.map((number) => `@criterion-${number}`) };
}

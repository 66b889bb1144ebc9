/** The thirty accessibility bars of the site. Tests are tagged with the bars that they cover. */
export const barNames = {
  1: 'axe finds no violation, at three widths, with menus, dialogs, errors, questions and messages open',
  2: 'Incomplete results of axe are reviewed, and a new kind fails',
  3: 'A second engine finds no violation',
  4: 'HTML is valid',
  5: 'One main heading, no skipped level, landmarks single and named',
  6: 'The skip link comes first and works',
  7: 'Tab reaches every control once, in order, both ways, without a trap',
  8: 'The focused element is not covered',
  9: 'Sticky elements cover at most a quarter of the screen, and nothing of a low one',
  10: 'Targets of links within a page are not covered by sticky bars',
  11: 'Focus indicators are at least 2 px wide at 3:1, measured in pixels',
  12: 'Targets are 24 px at least, primary buttons and every x 44 px',
  13: 'Menus open and close by keyboard, by touch and on blur',
  14: 'Dialogs have a name, trap and restore focus, and make the page inert',
  15: 'Questions are headings, open one at a time, and open on find-in-page',
  16: 'The error summary takes focus, links to the fields and repeats their errors',
  17: 'Each invalid field is marked and described by its error, and the title starts with the error count',
  18: 'Messages appear in an existing live region, stay while focused or hovered, and never carry an error alone',
  19: 'Input typed before the payment is restored on return',
  20: 'Phone numbers and e-mail address are in the same order on every page',
  21: 'At 320 px nothing scrolls sideways, is clipped or missing',
  22: 'Text at 200 % and with wide spacing is neither clipped nor covered',
  23: 'With forced colors every control and state is visible',
  24: 'With reduced motion nothing is animated, smooth-scrolls or autoplays',
  25: 'Text has a contrast of 4.5:1, large text and field borders 3:1, and no text is on a gradient',
  26: 'The language of the page and of foreign words is marked',
  27: 'Without scripts every text, link, phone number, field and price is available',
  28: 'Prices, deadlines, disclaimers and addresses are printed, bars are not',
  29: 'Videos are started by a button with their name, and never autoplay with sound',
  30: 'Accessible names contain the visible label, links with the same name have the same target, new tabs are announced',
} as const;

export type BarNumber = keyof typeof barNames;

/** Tags a test with its bars. `--grep @bar-18` runs the tests of a bar. */
export function tagBars(...bars: BarNumber[]): { tag: string[] } {
  return { tag: bars.map((bar) => `@bar-${bar}`) };
}

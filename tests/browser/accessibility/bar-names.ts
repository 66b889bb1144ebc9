/** The thirty bars of accessibility that the site keeps. `bars.ts` says what holds each of them. */
export const barNames = {
  1: 'axe finds no violation, at three widths, with menus, dialogs, errors, questions and messages open',
  2: 'What axe leaves open is reviewed, and a new kind of question fails',
  3: 'A second engine finds no violation',
  4: 'HTML is valid',
  5: 'One main heading, no skipped level, landmarks single and named',
  6: 'The skip link comes first and works',
  7: 'Tab reaches every control once, in order, both ways, without a trap',
  8: 'What has the focus is covered by nothing',
  9: 'What stays while the page scrolls takes a quarter of the screen at most, and nothing of a low one',
  10: 'Links within a page lead to places clear of the bars',
  11: 'The focus shows by 2 px or more at 3:1, measured in pixels',
  12: 'Targets are 24 px at least, primary buttons and every x 44 px',
  13: 'Menus open and close by keys, by touch and by leaving',
  14: 'Dialogs are named, take, hold and give back the focus over a silent page',
  15: 'Questions are headings, open one at a time, and open for a search',
  16: 'A summary of the problems takes the focus, leads to the fields and says the same words',
  17: 'Each field at fault is marked, described by its problem, and the title says so first',
  18: 'Messages come into a live region that was there, wait for who reads them, and never tell an error alone',
  19: 'What was typed before paying is there on return',
  20: 'Phones and mailbox stand in the same order on every page',
  21: 'At 320 px nothing scrolls sideways, is cut or missing',
  22: 'Text at 200 % and with wide spacing is neither cut nor covered',
  23: 'With forced colors every control and state can be seen',
  24: 'With reduced motion nothing moves, slides or plays by itself',
  25: 'Text has a contrast of 4.5:1, large text and borders of fields 3:1, none lies on a gradient',
  26: 'The language of the page and of foreign words is marked',
  27: 'Without scripts every text, link, phone, field and price can be reached',
  28: 'Prices, deadlines, disclaimers and addresses are printed, bars are not',
  29: 'Films are started by a button with their name, and never by themselves with sound',
  30: 'Spoken names contain the words shown, links of one name lead to one place, new tabs are announced',
} as const;

export type BarNumber = keyof typeof barNames;

/** For a test that holds a bar by steps of its own. `--grep @bar-18` runs what is marked so. */
export function holds(...bars: BarNumber[]): { tag: string[] } {
  return { tag: bars.map((bar) => `@bar-${bar}`) };
}

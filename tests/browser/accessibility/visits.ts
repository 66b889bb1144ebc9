/**
 * How every page is visited: one visit asks all that can be asked of a page, size by size, what changes
 * the page last; the second engine, for which the page has to give up its policy, comes on a visit of its own.
 */
import type { ViewportSize } from '@playwright/test';
import * as ask from './questions.ts';
import type { Question } from './questions.ts';
import { kindPaths, others, pageKinds, routes, samples, samplesWith, sizes } from './routes.ts';

export type Step = {
  at: ViewportSize;
  /** The pages that it is asked of, where it is not all of them. */
  of?: readonly string[];
  /** The page is opened once more, as the questions before may have changed it. */
  anew?: true;
  questions: readonly Question[];
};

export type Visit = {
  name: string;
  settings: { bypassCSP?: boolean; contextOptions: { reducedMotion: 'reduce' } };
  steps: readonly Step[];
};

/** Where motion is reduced nothing scrolls smoothly, and boxes can be measured at once. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const screen = (width: number, height: number): ViewportSize => ({ width, height });
const wide = screen(1280, 800);

/** Read aloud, printed, and without scripts, which it is left without. */
const asRead: Step = { at: wide, questions: [ask.controls, ask.print, ask.sheets, ask.withoutScripts] };

/** On wide and narrow screens. */
const onScreens: readonly Step[] = [
  {
    at: wide,
    anew: true,
    questions: [
      ask.skipLink,
      ask.questions,
      ask.axe,
      ask.contrast,
      ask.contrastInTheDark,
      ask.names,
      ask.help,
      ask.targets,
      ask.motion,
      ask.forcedColors,
      ask.spaced,
      ask.enlarged,
    ],
  },
  // Of the other pages the walk by keyboard asks for the width and the contrast of each outline.
  { at: wide, of: samples, questions: [ask.axeOpened, ask.shownFocus] },
  { at: screen(1280, 720), questions: [ask.text] },
  { at: screen(768, 900), questions: [ask.text] },
  { at: screen(768, 800), of: samples, questions: [ask.axe, ask.axeOpened] },
  { at: screen(640, 800), questions: [ask.enlarged] },
  { at: screen(360, 800), questions: [ask.enlarged, ask.enlargedInBrowser] },
  { at: screen(320, 800), of: samples, questions: [ask.axe, ask.axeOpened] },
  { at: screen(320, 800), of: others, questions: [ask.axeOfLayout, ask.contrast] },
  { at: screen(320, 800), questions: [ask.targets, ask.spaced] },
  { at: screen(320, 640), questions: [ask.text] },
  { at: screen(320, 256), questions: [ask.text, ask.words] },
];

// The pages with a banner, a strip at the lower edge, or both, and one with neither.
const barred = [pageKinds.tax, pageKinds.county, pageKinds.immigration, pageKinds.home];
const barScreens = [
  sizes.desktop,
  sizes.zoomed,
  screen(844, 399),
  screen(320, 400),
  screen(390, 664),
  screen(360, 720),
];
const withBars = [ask.sticky, ask.anchors];
const inMenus = [ask.openMenu, ask.menus];
const keys = [ask.tabOrder, ...inMenus];

/** With the keyboard, and under what stays on the screen. */
const withKeys: readonly Step[] = [
  // On the phone, where most bars lie over a page at once, every page is tried.
  { at: sizes.phone, anew: true, questions: [ask.sticky, ask.tabOrder, ask.anchors] },
  { at: sizes.phone, of: samples, questions: inMenus },
  { at: sizes.desktop, of: kindPaths, anew: true, questions: keys },
  { at: sizes.zoomed, of: kindPaths, anew: true, questions: keys },
  { at: screen(360, 800), of: barred, anew: true, questions: withBars },
  ...barScreens.map((at): Step => ({ at, of: barred, questions: withBars })),
];

/** With dialogs, errors and messages; these go through the widths themselves. */
const opened = Object.entries(ask.axeInStates).map(([mark, question]): Step => ({
  at: wide,
  of: samplesWith(mark),
  anew: true,
  questions: [question],
}));

const bySecondEngine: Visit = {
  name: 'looked at by the second engine',
  // The engine writes styles of its own, which the site's policy refuses.
  settings: { ...still, bypassCSP: true },
  steps: [{ at: wide, of: samples, questions: [ask.secondEngine] }],
};

const whole: Visit = {
  name: 'seen, used and read in every way',
  settings: still,
  // What is filled in is kept for the next page, and comes last for that.
  steps: [asRead, ...onScreens, ...withKeys, ...opened],
};

export const visits: readonly Visit[] = [whole, bySecondEngine];

/** The steps of a visit to a page; without any, the page has no part in it. */
export function stepsOf({ steps }: Visit, path: string): Step[] {
  return steps.filter(({ of = routes }) => of.includes(path));
}

/**
 * How every page is visited: a visit opens a page with settings of its own and asks all
 * that can be asked of it there, size by size, what changes the page last.
 */
import type { ViewportSize } from '@playwright/test';
import * as ask from './questions.ts';
import type { Question } from './questions.ts';
import {
  kindPaths,
  pageKinds,
  repeatsKind,
  routes,
  routesWith,
  samples,
  sizes,
  withOneCounty,
} from './routes.ts';

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
  settings: { bypassCSP?: boolean; contextOptions?: { reducedMotion: 'reduce' } };
  steps: readonly Step[];
};

/** Where motion is reduced nothing scrolls smoothly, and boxes can be measured at once. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const screen = (width: number, height: number): ViewportSize => ({ width, height });
const wide = screen(1280, 800);

const onScreens: Visit = {
  name: 'on wide and narrow screens',
  settings: still,
  steps: [
    {
      at: wide,
      questions: [
        ask.axe,
        ask.axeOpened,
        ask.contrast,
        ask.contrastInTheDark,
        ask.names,
        ask.help,
        ask.targets,
        ask.motion,
        ask.forcedColours,
        ask.spaced,
        ask.enlarged,
      ],
    },
    // Of the other pages the walk by keyboard asks for the width and the contrast of each outline.
    { at: wide, of: samples, questions: [ask.shownFocus] },
    { at: screen(1280, 720), questions: [ask.text] },
    { at: screen(768, 900), questions: [ask.text] },
    { at: screen(768, 800), of: samples, questions: [ask.axe, ask.axeOpened] },
    { at: screen(640, 800), questions: [ask.enlarged] },
    { at: screen(360, 800), questions: [ask.enlarged, ask.enlargedInBrowser] },
    { at: screen(320, 800), questions: [ask.axe, ask.targets, ask.spaced] },
    { at: screen(320, 800), of: samples, questions: [ask.axeOpened] },
    { at: screen(320, 640), questions: [ask.text] },
    { at: screen(320, 256), questions: [ask.text, ask.words] },
  ],
};

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
const keys = [ask.tabOrder, ask.openMenu, ask.menus];

const withKeys: Visit = {
  name: 'with the keyboard, and under what stays on the screen',
  settings: still,
  steps: [
    { at: wide, questions: [ask.skipLink, ask.questions] },
    // On the phone, where most bars lie over a page at once, every page is tried.
    { at: sizes.phone, anew: true, questions: [ask.sticky, ...keys, ask.anchors] },
    { at: sizes.desktop, of: kindPaths, anew: true, questions: keys },
    { at: sizes.zoomed, of: kindPaths, anew: true, questions: keys },
    { at: screen(360, 800), of: barred, anew: true, questions: withBars },
    ...barScreens.map((at): Step => ({ at, of: barred, questions: withBars })),
  ],
};

const opened: Visit = {
  name: 'with dialogs, errors and messages',
  settings: still,
  // These go through the widths themselves.
  steps: Object.entries(ask.axeInStates).map(([mark, question]): Step => ({
    at: wide,
    of: withOneCounty(routesWith(mark)),
    anew: true,
    questions: [question],
  })),
};

const asRead: Visit = {
  name: 'read aloud, printed, and without scripts',
  settings: {},
  steps: [{ at: wide, questions: [ask.controls, ask.print, ask.sheets, ask.withoutScripts] }],
};

const bySecondEngine: Visit = {
  name: 'looked at by the second engine',
  // The engine writes styles of its own, which the site's policy refuses.
  settings: { ...still, bypassCSP: true },
  steps: [{ at: wide, questions: [ask.secondEngine] }],
};

export const visits: readonly Visit[] = [onScreens, withKeys, opened, asRead, bySecondEngine];

/** What hangs on the template and the frame of a page, not on its words: one page of each kind answers for the rest. */
const ofTheKind: ReadonlySet<Question> = new Set([
  ask.axeOpened,
  ask.motion,
  ask.forcedColours,
  ask.help,
  ask.skipLink,
  ask.openMenu,
  ask.menus,
  ask.secondEngine,
]);

/** The steps of a visit to a page; without any, the page has no part in it. */
export function stepsOf({ steps }: Visit, path: string): Step[] {
  const whole = steps.filter(({ of = routes }) => of.includes(path));
  if (!repeatsKind(path)) return whole;
  return whole
    .map((step) => ({ ...step, questions: step.questions.filter((each) => !ofTheKind.has(each)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** What is asked of the pages. `visits.ts` says of which, at what sizes; `bars.ts` what each of them holds. */
import type { Page } from '@playwright/test';
import { axeFaultsInDialog, axeFaultsOnDeadline, axeFaultsOnForm, axeFaultsOpened } from './axe-states.ts';
import { axeFaults, axeFaultsOfLayout } from './axe.ts';
import { contrastFaults } from './contrast-faults.ts';
import { focusFaults } from './focus-pixels.ts';
import { helpFaults } from './help-order.ts';
import { walkFaults } from './keyboard-walk.ts';
import { forcedColorFaults, motionFaults, printFaults } from './media-faults.ts';
import { menuWalkFaults } from './menu-walk.ts';
import { nameFaults } from './name-faults.ts';
import { openingFaults } from './open-page.ts';
import { menuFaults, questionFaults } from './opening-faults.ts';
import { scriptFaults } from './page-parts.ts';
import { paperFaults } from './printed-pages.ts';
import { enlargedFaults, enlargedInBrowserFaults, lostWords, spacedFaults } from './reader-settings.ts';
import { secondEngineFaults } from './second-engine.ts';
import { skipLinkFaults } from './skip-link.ts';
import { controlFaults } from './spoken-names.ts';
import { anchorFaults, stickyFaults } from './sticky.ts';
import { targetFaults } from './target-faults.ts';
import { textFaults } from './text-faults.ts';

/** Each fault is an answer; no answer is the right one. */
export type Question = { asks: string; look: (page: Page) => Promise<string[]> };

const question = (asks: string, look: Question['look']): Question => ({ asks, look });

export const opening = question(
  'before a visitor acts, it asks for no script, other site or cookie',
  (page) => openingFaults(page, page.url()),
);
export const axe = question('axe finds nothing, nor a question that nobody has reviewed', (page) =>
  axeFaults(page),
);
export const axeOfLayout = question('axe finds nothing in how the page is laid out', (page) =>
  axeFaultsOfLayout(page),
);
export const axeOpened = question('axe finds nothing with a menu or a question open', axeFaultsOpened);
const axeInDialog = question(
  'axe finds nothing in the dialog, nor with its errors and message',
  axeFaultsInDialog,
);
const axeOnDeadline = question(
  'axe finds nothing on a deadline with its day, its call and its error',
  axeFaultsOnDeadline,
);
const axeOnForm = (id: string) =>
  question(`axe finds nothing on the ${id} form with its errors and message`, (page) =>
    axeFaultsOnForm(page, id),
  );
/** By what a page has in its HTML that can be brought into such a state. */
export const axeInStates = {
  '<dialog ': axeInDialog,
  'id="county-lead-form"': axeOnForm('county-lead'),
  'id="tax-intake-form"': axeOnForm('tax-intake'),
  'id="subscribe-form"': axeOnForm('subscribe'),
  'data-island="deadline"': axeOnDeadline,
};
export const inStates: readonly Question[] = Object.values(axeInStates);

export const secondEngine = question('the second engine finds no violation', secondEngineFaults);

export const tabOrder = question(
  'Tab reaches every control once, in order, uncovered and visibly, and back',
  walkFaults,
);
export const openMenu = question(
  'the open menu can be walked to its end and nothing in it is covered',
  menuWalkFaults,
);
export const skipLink = question(
  'the skip link comes first, shows itself and leads to the main part',
  skipLinkFaults,
);
export const shownFocus = question(
  'every control shows its focus by 2 px or more at a contrast of 3:1',
  (page) => focusFaults(page),
);
export const menus = question('menus open and close by the keyboard', menuFaults);
export const questions = question('questions open one at a time, and are headings', questionFaults);

export const sticky = question('little or nothing stays while the page scrolls', stickyFaults);
export const anchors = question('links within the page lead to places clear of the bars', anchorFaults);
export const targets = question(
  'primary buttons and every x are at least 44 px, every control outside of sentences 24 px',
  targetFaults,
);
export const text = question('the page does not scroll sideways and no text is cut or covered', textFaults);
export const words = question('the narrowest screen shows every word that the widest shows', lostWords);
export const spaced = question('with wide text spacing nothing is cut', spacedFaults);
export const enlarged = question('with text at 200 % nothing is cut', enlargedFaults);
export const enlargedInBrowser = question(
  'with text at 200 % nothing is cut when it is set in the browser',
  enlargedInBrowserFaults,
);

export const contrast = question(
  'text stands out from its ground by 4.5:1, large text and borders of fields by 3:1',
  contrastFaults,
);
export const contrastInTheDark = question('in the dark it stands out as well', async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await contrastFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
});
export const forcedColors = question(
  'with forced colors every control has a border or a drawing',
  async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const faults = await forcedColorFaults(page);
    await page.emulateMedia({ forcedColors: 'none' });
    return faults;
  },
);
export const motion = question('with reduced motion nothing moves and nothing slides', async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return motionFaults(page);
});

export const names = question(
  'languages are marked, and links, buttons and films say what they do',
  nameFaults,
);
export const controls = question(
  'each control has a name, and links of one name lead to one place',
  controlFaults,
);
export const help = question('the ways to reach the firm stand in the order of the home page', helpFaults);
export const withoutScripts = question('what it shows with scripts it shows without them', scriptFaults);
export const print = question(
  'on paper every price, deadline, answer and disclaimer stands dark on white, addresses written out',
  printFaults,
);
export const sheets = question(
  'every price, deadline, disclaimer and address is printed, and no bar twice',
  paperFaults,
);

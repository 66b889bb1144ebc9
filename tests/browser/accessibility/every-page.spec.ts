/** Checks the accessibility of a page of each kind, at night of every page. A failure names the page, the viewport and the check. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { axeFaultsInDialog, axeFaultsOnDeadline, axeFaultsOnForm, axeFaultsOpened } from './axe-states.ts';
import { axeFaults, axeFaultsOfLayout } from './axe.ts';
import { holds } from './bar-names.ts';
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
import { enlargedFaults, enlargedInBrowserFaults, lostWords, spacedFaults } from './reader-settings.ts';
import {
  address,
  built,
  collections,
  kindPaths,
  pageKinds,
  routes,
  runAllChecks,
  samples,
} from './routes.ts';
import { secondEngineFaults } from './second-engine.ts';
import { skipLinkFaults } from './skip-link.ts';
import { controlFaults } from './spoken-names.ts';
import { anchorFaults, stickyFaults } from './sticky.ts';
import { targetFaults } from './target-faults.ts';
import { textFaults } from './text-faults.ts';

test.skip(!built, 'The site has not been built.');
// With reduced motion nothing scrolls smoothly, so boxes can be measured at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page of the content was built, and each collection has a sample among the kinds of pages', () => {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(collections)));
  const sampled = new Set(kindPaths.map((path) => collections[path]));
  expect(Object.values(collections).filter((name) => !sampled.has(name))).toEqual([]);
});

type Check = (page: Page, ...parts: never[]) => Promise<string[]>;
type Size = readonly [width: number, height: number];

async function check(page: Page, [width, height]: Size, ...checks: Check[]): Promise<void> {
  await page.setViewportSize({ width, height });
  for (const faultsIn of checks) {
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await faultsIn(page), `${faultsIn.name} at ${width} x ${height} px`).toEqual([]);
  }
}

async function open(page: Page, path: string, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const faults = await openingFaults(page, `${address}${path}`);
  expect.soft(faults, 'requests and cookies before a visitor acts').toEqual([]);
}

async function contrastFaultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await contrastFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

async function faultsWithForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await forcedColorFaults(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

const focusFaultsOfPage = (page: Page) => focusFaults(page);

const phone = [390, 844] as const;
const desktop = [1280, 720] as const;
const zoomed = [320, 256] as const;
const wide = [1280, 800] as const;

for (const path of samples) {
  test(
    `${path} is accessible on all screens`,
    holds(1, 2, 5, 6, 12, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
    async ({ page }) => {
      test.setTimeout(300_000);
      await open(page, path, wide);
      await check(page, wide, controlFaults, printFaults, scriptFaults);
      await open(page, path, wide);
      await check(page, wide, skipLinkFaults, questionFaults, axeFaults, contrastFaults);
      await check(page, wide, contrastFaultsInTheDark, nameFaults, helpFaults, targetFaults, motionFaults);
      await check(page, wide, faultsWithForcedColors, enlargedFaults);
      await check(page, desktop, textFaults);
      await check(page, [768, 800], textFaults, axeFaultsOfLayout);
      await check(page, [360, 800], enlargedFaults, enlargedInBrowserFaults);
      await check(page, [320, 800], axeFaults, targetFaults, spacedFaults);
      await check(page, zoomed, textFaults, lostWords);
    },
  );

  test(`${path} can be used with the keyboard`, holds(7, 8, 11), async ({ page }) => {
    test.setTimeout(300_000);
    for (const size of [phone, desktop]) {
      await open(page, path, size);
      await check(page, size, walkFaults);
    }
  });
}

const statesByElement: Readonly<Record<string, Check>> = {
  dialog: axeFaultsInDialog,
  '#county-lead-form': (page) => axeFaultsOnForm(page, 'county-lead'),
  '#tax-intake-form': (page) => axeFaultsOnForm(page, 'tax-intake'),
  '#subscribe-form': (page) => axeFaultsOnForm(page, 'subscribe'),
  '[data-island=deadline][data-days]:has([type=radio])': axeFaultsOnDeadline,
};

for (const [element, faultsIn] of Object.entries(statesByElement)) {
  test(`axe finds no violation in ${element}, empty, filled in and refused`, holds(1), async ({ page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const path of samples) {
      await open(page, path, wide);
      if ((await page.locator(element).count()) === 0) continue;
      found.push(path);
      await check(page, wide, faultsIn);
      // The nightly run visits every page.
      if (!runAllChecks) break;
    }
    expect(found).not.toEqual([]);
  });
}

// All pages have the same frame. These have a banner, a strip at the lower edge, both or neither, and another language.
const frames = runAllChecks
  ? routes
  : [pageKinds.tax, pageKinds.county, pageKinds.immigration, pageKinds.home];

for (const path of frames) {
  test(`sticky bars of ${path} cover neither the screen nor link targets`, holds(9, 10), async ({ page }) => {
    await open(page, path, [360, 800]);
    for (const size of [phone, desktop, zoomed, [844, 399], [320, 400], [390, 664], [360, 720]] as const)
      await check(page, size, stickyFaults, anchorFaults);
    await open(page, path, zoomed);
    await check(page, zoomed, walkFaults);
  });

  test(`menus and focus indicators of ${path} can be used and seen`, holds(1, 11, 13), async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, path, wide);
    await check(page, wide, axeFaultsOpened, focusFaultsOfPage, menuWalkFaults, menuFaults);
    for (const size of [phone, zoomed]) await check(page, size, axeFaultsOpened, menuWalkFaults, menuFaults);
  });
}

test.describe('a second engine', () => {
  // The engine injects styles, which the CSP would block.
  test.use({ bypassCSP: true });

  for (const path of samples) {
    test(`finds no violation on ${path}`, holds(3), async ({ page }) => {
      await open(page, path, wide);
      await check(page, wide, secondEngineFaults);
    });
  }
});

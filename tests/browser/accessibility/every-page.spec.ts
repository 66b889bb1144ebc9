/**
 * Checks the accessibility of a page of each kind; the nightly run checks every page. A failure names the page, the
 * viewport and the check.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import {
  findAxeViolationsInDialog,
  findAxeViolationsOnDeadline,
  findAxeViolationsOnForm,
  findAxeViolationsInOpenStates,
} from './axe-states.ts';
import { findAxeViolations, findAxeLayoutViolations } from './axe.ts';
import { tagCriteria } from './criteria.ts';
import { findContrastViolations } from './contrast-violations.ts';
import { findFocusViolations } from './focus-pixels.ts';
import { findWalkViolations } from './keyboard-walk.ts';
import { findForcedColorViolations, findMotionViolations, findPrintViolations } from './media-violations.ts';
import { findMenuViolations } from './menus.ts';
import { findScriptViolations } from './page-parts.ts';
import {
  findEnlargedViolations,
  findEnlargedInBrowserViolations,
  findMissingWords,
  findSpacedViolations,
} from './reader-settings.ts';
import {
  siteUrl,
  isBuilt,
  collectionsByPath,
  kindPaths,
  pageKinds,
  controlSamples,
  routes,
  runAllChecks,
  samples,
} from './routes.ts';
import { findIbmViolations } from './ibm-engine.ts';
import { findSkipLinkViolations } from './skip-link.ts';
import { findControlViolations } from './spoken-names.ts';
import { findAnchorViolations, findStickyViolations } from './sticky.ts';
import { findSmallTargets } from './small-targets.ts';
import { findTextViolations } from './text-violations.ts';

test.skip(!isBuilt, 'The site has not been built.');
// With reduced motion, nothing scrolls smoothly, so boxes can be measured immediately.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page was built, and each collection has a sample page', () => {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(collectionsByPath)));
  const sampledCollections = new Set(kindPaths.map((path) => collectionsByPath[path]));
  expect(Object.values(collectionsByPath).filter((name) => !sampledCollections.has(name))).toEqual([]);
});

type Check = (page: Page, ...parts: never[]) => Promise<string[]>;
type Size = readonly [width: number, height: number];

async function check(page: Page, [width, height]: Size, ...checks: Check[]): Promise<void> {
  await page.setViewportSize({ width, height });
  for (const findViolations of checks) {
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await findViolations(page), `${findViolations.name} at ${width} x ${height} px`).toEqual([]);
  }
}

async function open(page: Page, path: string, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`${siteUrl}${path}`);
}

async function findContrastViolationsInDarkMode(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findContrastViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

async function findViolationsWithForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const violations = await findForcedColorViolations(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return violations;
}

const findPageFocusViolations = (page: Page) => findFocusViolations(page);

const phone = [390, 844] as const;
const desktop = [1280, 720] as const;
const zoomed = [320, 256] as const;
const wide = [1280, 800] as const;

for (const path of samples) {
  test(
    `${path} is accessible at all screen sizes`,
    tagCriteria(1, 2, 5, 6, 12, 21, 22, 23, 24, 25, 27, 28, 30),
    async ({ page }) => {
      test.setTimeout(300_000);
      await open(page, path, wide);
      await check(page, wide, findControlViolations, findPrintViolations, findScriptViolations);
      await open(page, path, wide);
      await check(page, wide, findSkipLinkViolations, findAxeViolations, findContrastViolations);
      await check(page, wide, findContrastViolationsInDarkMode, findSmallTargets, findMotionViolations);
      await check(page, wide, findViolationsWithForcedColors, findEnlargedViolations);
      await check(page, desktop, findTextViolations);
      await check(page, [768, 800], findTextViolations, findAxeLayoutViolations);
      await check(page, [360, 800], findEnlargedViolations, findEnlargedInBrowserViolations);
      // The layout rules are the only ones whose results depend on the width on most pages.
      const findNarrowViolations = controlSamples.includes(path)
        ? findAxeViolations
        : findAxeLayoutViolations;
      await check(page, [320, 800], findNarrowViolations, findSmallTargets, findSpacedViolations);
      await check(page, zoomed, findTextViolations, findMissingWords);
    },
  );
}

for (const path of controlSamples) {
  test(`${path} can be used with the keyboard`, tagCriteria(7, 8), async ({ page }) => {
    test.setTimeout(300_000);
    for (const size of [phone, desktop]) {
      await open(page, path, size);
      await check(page, size, findWalkViolations);
    }
  });
}

const stateChecks: Readonly<Record<string, Check>> = {
  dialog: findAxeViolationsInDialog,
  '#county-lead-form': (page) => findAxeViolationsOnForm(page, 'county-lead'),
  '#tax-intake-form': (page) => findAxeViolationsOnForm(page, 'tax-intake'),
  '#subscribe-form': (page) => findAxeViolationsOnForm(page, 'subscribe'),
  '[data-island=deadline][data-days]:has([type=radio])': findAxeViolationsOnDeadline,
};

for (const [element, findViolations] of Object.entries(stateChecks)) {
  test(`axe finds no violations in any state of ${element}`, tagCriteria(1), async ({ page }) => {
    test.setTimeout(300_000);
    const checkedPaths: string[] = [];
    for (const path of samples) {
      await open(page, path, wide);
      if ((await page.locator(element).count()) === 0) continue;
      checkedPaths.push(path);
      await check(page, wide, findViolations);
      // The nightly run visits every page.
      if (!runAllChecks) break;
    }
    expect(checkedPaths).not.toEqual([]);
  });
}

// Pages with a banner or a bar at the bottom.
for (const path of runAllChecks ? routes : [pageKinds.tax, pageKinds.county]) {
  test(
    `sticky bars on ${path} leave most of the page, link targets and focused controls uncovered`,
    tagCriteria(9, 10),
    async ({ page }) => {
      await open(page, path, [360, 800]);
      for (const size of [phone, desktop, zoomed, [844, 399], [320, 400], [390, 664], [360, 720]] as const)
        await check(page, size, findStickyViolations, findAnchorViolations);
      await open(page, path, zoomed);
      await check(page, zoomed, findWalkViolations);
    },
  );
}

// All pages share a header; its longest text is in Spanish.
for (const path of runAllChecks ? routes : [pageKinds.home, pageKinds.immigration]) {
  test(
    `menus on ${path} can be used, and focus indicators are visible`,
    tagCriteria(1, 11, 13),
    async ({ page }) => {
      test.setTimeout(300_000);
      await open(page, path, wide);
      await check(page, wide, findPageFocusViolations);
      for (const size of [wide, phone, zoomed])
        await check(page, size, findAxeViolationsInOpenStates, findMenuViolations);
    },
  );
}

test.describe('IBM’s accessibility engine', () => {
  // The engine injects styles, which the CSP would block.
  test.use({ bypassCSP: true });

  for (const path of controlSamples) {
    test(`finds no violations on ${path}`, tagCriteria(3), async ({ page }) => {
      await open(page, path, wide);
      await check(page, wide, findIbmViolations);
    });
  }
});

/** Runs the page checks on open menus and dialogs. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { tagCriteria } from './criteria.ts';
import { findContrastViolations } from './contrast-violations.ts';
import { findFocusViolations } from './focus-pixels.ts';
import { dialogs } from './forms.ts';
import { findForcedColorViolations, findMotionViolations } from './media-violations.ts';
import { siteUrl, isBuilt, pageKinds } from './routes.ts';
import { findIbmViolations } from './ibm-engine.ts';

test.skip(!isBuilt, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openDialog(page: Page, id: string) {
  // Closes an open menu, which may cover the link.
  await page.keyboard.press('Escape');
  await page.locator(`main a[href="#${id}"]`).first().click();
  const dialog = page.locator(`dialog#${id}`);
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  return dialog;
}

test(
  'controls in an open menu and a dialog have visible focus indicators',
  tagCriteria(11),
  async ({ page }) => {
    // Tall enough to show the whole dialog.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(siteUrl);
    await page.locator('[data-menu=group] > summary').last().click();
    expect(await findFocusViolations(page, 'header')).toEqual([]);
    await openDialog(page, 'consultation');
    expect(await findFocusViolations(page, 'dialog[open]')).toEqual([]);
  },
);

test(
  'in dark mode, an open menu, the dialog, its errors and its toast have enough contrast',
  tagCriteria(25),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(siteUrl);
    await page.locator('[data-menu=group] > summary').first().click();
    expect(await findContrastViolations(page)).toEqual([]);
    expect(await findFocusViolations(page, 'header')).toEqual([]);
    const dialog = await openDialog(page, 'consultation');
    await dialog.locator('[type=submit]').click();
    await expect(page.locator('[data-toast]').first()).toBeVisible();
    expect(await findContrastViolations(page)).toEqual([]);
  },
);

test(
  'with forced colors, the dialog, its fields, errors and toast have borders',
  tagCriteria(23),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(siteUrl);
    const dialog = await openDialog(page, 'consultation');
    await dialog.locator('[type=submit]').click();
    const toast = page.locator('[data-toast]').first();
    await expect(toast).toBeVisible();
    expect(await findForcedColorViolations(page)).toEqual([]);
    for (const part of [dialog, toast, dialog.locator('[data-errors]')]) {
      const border = await part.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).borderTopWidth),
      );
      expect(border).toBeGreaterThan(0);
    }
  },
);

test(
  'with reduced motion, nothing is animated while a menu or the dialog is open',
  tagCriteria(24),
  async ({ page }) => {
    await page.goto(`${siteUrl}${pageKinds.county}`);
    await page.locator('[data-menu=group] > summary').first().click();
    expect(await findMotionViolations(page)).toEqual([]);
    await openDialog(page, 'consultation');
    expect(await findMotionViolations(page)).toEqual([]);
  },
);

test('the dialog fits the narrowest screen and scrolls', tagCriteria(21), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(siteUrl);
  const dialog = await openDialog(page, 'consultation');
  const { overflowX, overflowY } = await dialog.evaluate((element) => ({
    overflowX: element.scrollWidth - element.clientWidth,
    overflowY: element.getBoundingClientRect().bottom - innerHeight,
  }));
  expect(overflowX).toBeLessThanOrEqual(0);
  expect(overflowY).toBeLessThanOrEqual(0);
  const submitButton = dialog.locator('[type=submit]');
  await submitButton.focus();
  await expect(submitButton).toBeInViewport({ ratio: 1 });
});

test.describe('IBM’s accessibility engine', () => {
  // The engine injects styles, which the CSP would block.
  test.use({ bypassCSP: true });

  for (const [id, path] of Object.entries(dialogs)) {
    test(
      `finds no violations in the ${id} dialog while it shows errors`,
      tagCriteria(3),
      async ({ page }) => {
        await page.goto(`${siteUrl}${path}`);
        const dialog = await openDialog(page, id);
        await dialog.locator('[type=submit]').click();
        await expect(dialog.locator('[data-errors]')).toBeFocused();
        expect(await findIbmViolations(page)).toEqual([]);
      },
    );
  }
});

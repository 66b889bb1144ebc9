/** Runs the page checks on open menus and dialogs. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { tagBars } from './bar-names.ts';
import { findContrastViolations } from './contrast-violations.ts';
import { findFocusViolations } from './focus-pixels.ts';
import { dialogs } from './forms.ts';
import { findForcedColorViolations, findMotionViolations } from './media-violations.ts';
import { address, built, pageKinds } from './routes.ts';
import { findSecondEngineViolations } from './second-engine.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openDialog(page: Page, id: string) {
  await page.locator(`main a[href="#${id}"]`).first().click();
  const dialog = page.locator(`dialog#${id}`);
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  return dialog;
}

test('controls of an open menu and of a dialog have a visible focus', tagBars(11), async ({ page }) => {
  // High enough to show the whole dialog.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(address);
  await page.locator('[data-menu=group] > summary').last().click();
  expect(await findFocusViolations(page, 'header')).toEqual([]);
  await openDialog(page, 'consultation');
  expect(await findFocusViolations(page, 'dialog[open]')).toEqual([]);
});

test(
  'in the dark scheme an open menu, the dialog, its errors and its message have contrast',
  tagBars(25),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
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
  'with forced colors the dialog, its fields, errors and message have borders',
  tagBars(23),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address);
    const dialog = await openDialog(page, 'consultation');
    await dialog.locator('[type=submit]').click();
    const message = page.locator('[data-toast]').first();
    await expect(message).toBeVisible();
    expect(await findForcedColorViolations(page)).toEqual([]);
    for (const part of [dialog, message, dialog.locator('[data-errors]')]) {
      const border = await part.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth));
      expect(border).toBeGreaterThan(0);
    }
  },
);

test(
  'with reduced motion menus, questions and the dialog open without animation',
  tagBars(24),
  async ({ page }) => {
    await page.goto(`${address}${pageKinds.county}`);
    await page.locator('[data-menu=group] > summary').first().click();
    expect(await findMotionViolations(page)).toEqual([]);
    await openDialog(page, 'consultation');
    expect(await findMotionViolations(page)).toEqual([]);
  },
);

test('the dialog fits the narrowest screen and scrolls', tagBars(21), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(address);
  const dialog = await openDialog(page, 'consultation');
  const { sideways, outside } = await dialog.evaluate((one) => ({
    sideways: one.scrollWidth - one.clientWidth,
    outside: one.getBoundingClientRect().bottom - innerHeight,
  }));
  expect(sideways).toBeLessThanOrEqual(0);
  expect(outside).toBeLessThanOrEqual(0);
  const send = dialog.locator('[type=submit]');
  await send.focus();
  await expect(send).toBeInViewport({ ratio: 1 });
});

test.describe('a second engine', () => {
  // The second engine injects styles, which the CSP would block.
  test.use({ bypassCSP: true });

  for (const [id, path] of Object.entries(dialogs)) {
    test(`finds no violation in the ${id} dialog with its errors`, tagBars(3), async ({ page }) => {
      await page.goto(`${address}${path}`);
      const dialog = await openDialog(page, id);
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('[data-errors]')).toBeFocused();
      expect(await findSecondEngineViolations(page)).toEqual([]);
    });
  }
});

/** Forced colours, reduced motion and paper: the pages say the same there. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { forcedColourFaults, motionFaults, printFaults } from './media-faults.ts';
import { address, built, pageKinds, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');

test('with forced colours every control has a border or a drawing', async ({ page }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faultsOn(page, routes, forcedColourFaults)).toEqual({});
});

test('with forced colours the dialog, its fields, errors and message have theirs too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  await page.locator('main a[href="#consultation"]').first().click();
  const dialog = page.locator('dialog#consultation');
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await dialog.locator('[type=submit]').click();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  expect(await forcedColourFaults(page)).toEqual([]);
  for (const part of [dialog, page.locator('[data-toast]').first(), dialog.locator('[data-errors]')]) {
    expect(
      await part.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
    ).toBeGreaterThan(0);
  }
});

test('with reduced motion nothing moves and nothing slides', async ({ page }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faultsOn(page, routes, motionFaults)).toEqual({});
});

test('with reduced motion menus, questions and the dialog open at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}${pageKinds.county}`);
  await page.locator('[data-menu=group] > summary').first().click();
  expect(await motionFaults(page)).toEqual([]);
  await page.locator('main a[href="#consultation"]').first().click();
  await expect(page.locator('dialog#consultation form[novalidate]')).toBeVisible();
  expect(await motionFaults(page)).toEqual([]);
});

test('on paper every price, deadline, answer and disclaimer stands dark on white, addresses written out', async ({
  page,
}) => {
  test.setTimeout(150_000);
  expect(await faultsOn(page, routes, printFaults)).toEqual({});
});

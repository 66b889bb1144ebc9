/** The focus can be seen: measured by the pixels that it changes, on every page. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { focusFaults } from './focus-pixels.ts';
import { address, built, halves, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [part, paths] of halves(routes).entries()) {
  test(`every control shows its focus by 2 px or more at a contrast of 3:1, part ${part + 1} of the pages`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    expect(await faultsOn(page, paths, focusFaults)).toEqual({});
  });
}

test('so does every control of an open menu and of a dialog', async ({ page }) => {
  // High enough for the dialog to show all of itself.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(address);
  await page.locator('[data-menu=group] > summary').last().click();
  expect(await focusFaults(page, 'header')).toEqual([]);
  await page.locator('main a[href="#consultation"]').first().click();
  await expect(page.locator('dialog#consultation form[novalidate]')).toBeVisible();
  expect(await focusFaults(page, 'dialog[open]')).toEqual([]);
});

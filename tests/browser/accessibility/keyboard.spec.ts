/** With the keyboard alone: every control is reached once, in order, in sight and with its focus shown. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { walkFaults } from './keyboard-walk.ts';
import { menuWalkFaults } from './menu-walk.ts';
import { address, built, halves, pathsAt, routes, sizes } from './routes.ts';

test.skip(!built, 'The site has not been built.');
// Where motion is reduced nothing scrolls smoothly, and boxes can be measured at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries(sizes)) {
  for (const [part, paths] of halves(pathsAt(name)).entries()) {
    test(`Tab reaches every control once, in order, uncovered and visibly, and back: ${name}, part ${part + 1}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      expect(await faultsOn(page, paths, walkFaults)).toEqual({});
    });
  }
}

test('the skip link comes first, shows itself and leads to the main part, on every page', async ({
  page,
}) => {
  test.setTimeout(150_000);
  for (const path of routes) {
    await page.goto(`${address}${path}`);
    await page.keyboard.press('Tab');
    const link = page.locator('header > a[href="#main"]');
    await expect(link, path).toBeFocused();
    await expect(link, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main'), path).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') ?? null), path).toBeNull();
  }
});

for (const [name, viewport] of Object.entries(sizes)) {
  test(`the open menu can be walked to its end and nothing in it is covered: ${name}`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(viewport);
    expect(await faultsOn(page, pathsAt(name), menuWalkFaults)).toEqual({});
  });
}

/** With the keyboard alone: every control is reached once, in order, in sight and with its focus shown. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { walkFaults } from './keyboard-walk.ts';
import { address, built, kindPaths, sizes } from './routes.ts';

test.skip(!built, 'The site has not been built.');
// Where motion is reduced nothing scrolls smoothly, and boxes can be measured at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries(sizes)) {
  test(`Tab reaches every control once, in order, uncovered and visibly, and back: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(viewport);
    expect(await faultsOn(page, kindPaths, walkFaults)).toEqual({});
  });
}

test('the skip link comes first, shows itself and leads to the main part, on every kind of page', async ({
  page,
}) => {
  for (const path of kindPaths) {
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
    await page.setViewportSize(viewport);
    await page.goto(address);
    const outerButton = page.locator('[data-menu=site] > summary');
    if (await outerButton.isVisible()) await outerButton.press('Enter');
    const group = page.locator('[data-menu=group]').nth(1);
    await group.locator('summary').press('Enter');
    for (const link of await group.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      const covered = await link.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit === null || !one.contains(hit);
      });
      expect(covered, await link.innerText()).toBe(false);
    }
  });
}

/** A second engine, by other people and with other rules, agrees: no violation on any page. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { address, built, halves, pageKinds, routes } from './routes.ts';
import { secondEngineFaults } from './second-engine.ts';

test.skip(!built, 'The site has not been built.');
// The engine writes styles of its own, which the site's policy refuses.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [part, paths] of halves(routes).entries()) {
  test(`the second engine finds no violation, part ${part + 1} of the pages`, async ({ page }) => {
    test.setTimeout(150_000);
    expect(await faultsOn(page, paths, secondEngineFaults)).toEqual({});
  });
}

const dialogs = { consultation: pageKinds.home, 'wrongful-death': pageKinds.composed };
for (const [id, path] of Object.entries(dialogs)) {
  test(`the second engine finds no violation in the ${id} dialog with its errors`, async ({ page }) => {
    await page.goto(`${address}${path}`);
    await page.locator(`main a[href="#${id}"]`).first().click();
    const dialog = page.locator(`dialog#${id}`);
    await expect(dialog.locator('form[novalidate]')).toBeVisible();
    await dialog.locator('[type=submit]').click();
    await expect(dialog.locator('[data-errors]')).toBeFocused();
    expect(await secondEngineFaults(page)).toEqual([]);
  });
}

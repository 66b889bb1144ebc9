/** With scripts off: every word, link and field of every page is there, and every dialog opens by its address. */
import { expect, test } from '../servers.ts';
import { scriptFaults } from './page-parts.ts';
import { address, built, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');

for (const half of [0, 1]) {
  test(`what a page shows with scripts it shows without them, part ${half + 1}`, async ({ page }) => {
    test.setTimeout(150_000);
    const faults: Record<string, string[]> = {};
    for (const path of routes.filter((_path, index) => index % 2 === half)) {
      await page.goto(`${address}${path}`);
      const found = await scriptFaults(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

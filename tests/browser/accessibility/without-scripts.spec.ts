/**
 * With scripts off: every word, link and field of every page is there, and every dialog opens by its address.
 */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { scriptFaults } from './page-parts.ts';
import { built, halves, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');

for (const [part, paths] of halves(routes).entries()) {
  test(`what a page shows with scripts it shows without them, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(150_000);
    expect(await faultsOn(page, paths, scriptFaults)).toEqual({});
  });
}

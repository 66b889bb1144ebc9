/** On paper: the sheets that the browser prints are read word by word. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { paperFaults } from './printed-pages.ts';
import { built, halves, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');

for (const [part, paths] of halves(routes).entries()) {
  test(`every price, deadline, disclaimer and address is printed, and no bar twice, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    expect(await faultsOn(page, paths, paperFaults)).toEqual({});
  });
}

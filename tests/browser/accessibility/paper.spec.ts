/** On paper: the sheets that the browser prints are read word by word. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { paperFaults } from './printed-pages.ts';
import { built, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');

for (const half of [0, 1]) {
  test(`every price, deadline, disclaimer and address is printed, and no bar twice, part ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    expect(
      await faultsOn(
        page,
        routes.filter((_path, index) => index % 2 === half),
        paperFaults,
      ),
    ).toEqual({});
  });
}

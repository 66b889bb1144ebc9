/** What stays on the screen while the page scrolls leaves room, and hides nothing that a link leads to. */
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { built, pageKinds, routes, sizes } from './routes.ts';
import { anchorFaults, stickyFaults } from './sticky.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = {
  ...sizes,
  low: { width: 844, height: 399 },
  least: { width: 320, height: 400 },
  toolbar: { width: 390, height: 664 },
  small: { width: 360, height: 720 },
  tall: { width: 360, height: 800 },
};
// The pages with a banner, a strip at the lower edge, or both, and one with neither.
const paths = [pageKinds.tax, pageKinds.county, pageKinds.immigration, pageKinds.home];
/** On a common phone, where most of it stays, every page is looked at. */
const pathsAt = (screen: string) => (screen === 'phone' ? routes : paths);

for (const [name, viewport] of Object.entries(screens)) {
  const { width, height } = viewport;
  const bar = height < 400 ? 'nothing' : 'at most a quarter of the screen';
  test(`on ${width} x ${height} px (${name}) ${bar} stays while the page scrolls`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    expect(await faultsOn(page, pathsAt(name), stickyFaults)).toEqual({});
  });

  test(`on ${width} x ${height} px (${name}) links within a page lead to places clear of the bars`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    expect(await faultsOn(page, pathsAt(name), anchorFaults)).toEqual({});
  });
}

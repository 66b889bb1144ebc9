/** Tests layout shift on a slow connection. */
import type { Browser, ViewportSize } from '@playwright/test';
import { closeResources } from '../fixtures/resources.ts';
import { isBuilt, siteUrl, kindPaths, pageKinds, sizes } from './accessibility/routes.ts';
import { waitTwoFrames } from './accessibility/two-frames.ts';
import { expect, test } from './servers.ts';
import { startSlowProxy } from './slow-connection.ts';
import { watchPage } from './watch.ts';

test.skip(!isBuilt, 'The site has not been built.');

/** On a wide screen, most of a page fits in the viewport and little can shift, so four pages are enough. */
const widePaths = [pageKinds.home, pageKinds.county, pageKinds.tax, pageKinds.article];

test.afterAll(closeResources);

test('a page that arrives in small chunks has no layout shift', async ({ browser }) => {
  test.setTimeout(150_000);
  const proxyUrl = await startSlowProxy(siteUrl);
  const shifts: Record<string, string[]> = {};
  await Promise.all(
    [sizes.phone, sizes.desktop].flatMap((viewport) =>
      [0, 1, 2, 3].map(async (remainder) => {
        const paths = viewport === sizes.phone ? kindPaths : widePaths;
        for (const path of paths.filter((_path, index) => index % 4 === remainder)) {
          const shift = await measureShift(browser, viewport, proxyUrl + path);
          if (shift.length > 0) shifts[`${path} at ${viewport.width} px`] = shift;
        }
      }),
    ),
  );
  expect(shifts).toEqual({});
});

async function measureShift(browser: Browser, viewport: ViewportSize, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load' });
  await waitTwoFrames(page);
  const { shift, movedElements } = await page.evaluate(() => window.observations);
  await page.close();
  return shift > 0 ? [`layout shift of ${shift}`, ...movedElements] : [];
}

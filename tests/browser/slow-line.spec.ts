/** How still a page stands that comes over a bad connection. Nearly all of the time is spent waiting for it. */
import type { Browser, ViewportSize } from '@playwright/test';
import { built, address, kindPaths, pageKinds, sizes } from './accessibility/routes.ts';
import { expect, test } from './servers.ts';
import { inPieces } from './slow-line.ts';
import { watch } from './watch.ts';

test.skip(!built, 'The site has not been built.');

test('a page that arrives in small pieces stands still', async ({ browser }) => {
  test.setTimeout(150_000);
  const line = await inPieces(address);
  const moved: Record<string, string[]> = {};
  const control: string[] = [];
  try {
    await Promise.all(
      [sizes.phone, sizes.desktop].flatMap((viewport) =>
        [0, 1].map(async (turn) => {
          for (const path of kindPaths.filter((_path, index) => index % 2 === turn)) {
            const found = await movedAt(browser, viewport, line.url + path);
            if (found.length > 0) moved[`${path} at ${viewport.width} px`] = found;
          }
        }),
      ),
    );
    for (const path of [pageKinds.tax, pageKinds.missing, pageKinds.composed]) {
      const url = `${line.url}${path}?${line.unawaited}`;
      control.push(...(await movedAt(browser, sizes.desktop, url)));
    }
  } finally {
    await line.close();
  }
  expect(moved).toEqual({});
  expect(control, 'without waiting for its end, a page does move').not.toEqual([]);
});

async function movedAt(browser: Browser, viewport: ViewportSize, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  const { shift, moved } = await page.evaluate(() => window.seen);
  await page.close();
  return shift > 0 ? [`layout shift of ${shift}`, ...moved] : [];
}

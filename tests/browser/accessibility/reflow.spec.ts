/** Text stays whole: on the narrowest screen, at twice its size, and with the spacing a reader may set. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { faultsOn } from './faults-on.ts';
import { address, built, routes } from './routes.ts';
import { textFaults, visibleWords } from './text-faults.ts';

test.skip(!built, 'The site has not been built.');
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The values of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const twice = 'html { font-size: 200% !important }';

/** What is wrong with a page's text under a stylesheet of the reader's. */
const textUnder = (css: string) => async (page: Page) => {
  await page.addStyleTag({ content: css });
  return textFaults(page);
};

for (const [width, height] of [
  [320, 256],
  [320, 640],
  [768, 900],
  [1280, 720],
] as const) {
  test(`at ${width} x ${height} px no page scrolls sideways and no text is cut or covered`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height });
    expect(await faultsOn(page, routes, textFaults)).toEqual({});
  });
}

for (const width of [320, 1280]) {
  test(`with wide text spacing nothing is cut at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOn(page, routes, textUnder(spacing))).toEqual({});
  });
}

for (const width of [360, 640, 1280]) {
  test(`with text at 200 % nothing is cut at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOn(page, routes, textUnder(twice))).toEqual({});
  });
}

/** Unlike a stylesheet, the setting changes what the page's own media queries see. */
test('with text at 200 % nothing is cut when it is set in the browser of a phone', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(address);
  expect(await page.evaluate(() => matchMedia('(width < 12rem)').matches)).toBe(true);
  expect(await faultsOn(page, routes, textFaults)).toEqual({});
});

test('the narrowest screen shows every word that the widest shows', async ({ page }) => {
  test.setTimeout(150_000);
  for (const path of routes) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}${path}`);
    const wide = wordsOf(await visibleWords(page));
    await page.setViewportSize({ width: 320, height: 256 });
    const narrow = new Set(wordsOf(await visibleWords(page)));
    expect(
      wide.filter((word) => !narrow.has(word)),
      path,
    ).toEqual([]);
  }
});

test('the dialog fits the narrowest screen, and all of it can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(address);
  await page.locator('main a[href="#consultation"]').first().click();
  const dialog = page.locator('dialog#consultation');
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  const { sideways, outside } = await dialog.evaluate((one) => ({
    sideways: one.scrollWidth - one.clientWidth,
    outside: one.getBoundingClientRect().bottom - innerHeight,
  }));
  expect(sideways).toBeLessThanOrEqual(0);
  expect(outside).toBeLessThanOrEqual(0);
  const send = dialog.locator('[type=submit]');
  await send.focus();
  await expect(send).toBeInViewport({ ratio: 1 });
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
}

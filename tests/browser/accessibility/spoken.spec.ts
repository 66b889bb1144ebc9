/**
 * How ten pages are read aloud, frozen as text in the folder `spoken` for people to review. When a page has changed by
 * intent, read the difference that the test shows, and renew the texts (CHROMIUM_PATH as the other browser tests):
 *
 *     npx playwright test --config tests/browser/playwright.config.ts spoken.spec --update-snapshots
 */
import { expect, test } from '../servers.ts';
import { address, built, pageKinds } from './routes.ts';
import { spokenOutline } from './spoken-outline.ts';

test.skip(!built, 'The site has not been built.');

const { thanks: _thanks, missing: _missing, ...keyPages } = pageKinds;

for (const [name, path] of Object.entries(keyPages)) {
  test(`${path} is read aloud as reviewed`, async ({ page }) => {
    await page.goto(`${address}${path}`);
    expect(await spokenOutline(page.locator('main'))).toMatchSnapshot(['spoken', `${name}.txt`]);
  });
}

test('header and footer are read aloud as reviewed', async ({ page }) => {
  await page.goto(address);
  const outlines = await Promise.all(
    ['header', 'footer'].map((part) => spokenOutline(page.locator(`body > ${part}`))),
  );
  expect(outlines.join('')).toMatchSnapshot(['spoken', 'frame.txt']);
});

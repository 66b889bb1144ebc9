/**
 * How ten pages are read aloud, frozen as text in the folder `spoken` for people
 * to review. When a page has changed by intent, read the difference that the
 * test shows, and renew the texts (CHROMIUM_PATH as the other browser tests):
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
    // What is said outside a season comes and goes with the day.
    await page.clock.setFixedTime('2026-11-23T12:00:00Z');
    await page.goto(`${address}${path}`);
    await page.evaluate(shortenGrowingLists);
    expect(await spokenOutline(page.locator('main'))).toMatchSnapshot(['spoken', `${name}.txt`]);
  });
}

test('header and footer are read aloud as reviewed', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(shortenGrowingLists);
  const outlines = await Promise.all(
    ['header', 'footer'].map((part) => spokenOutline(page.locator(`body > ${part}`))),
  );
  expect(outlines.join('')).toMatchSnapshot(['spoken', 'frame.txt']);
});

/**
 * In the page: of counties and articles each list keeps one,
 * without its name; so one more of them changes nothing.
 */
function shortenGrowingLists(): void {
  const ofList = 'li:has(> a[href$="-foreclosure-defense"]), li:has(time)';
  const ofChoices = '#county-lead-form option:not(:first-child, :last-child, :checked)';
  for (const list of document.querySelectorAll('ul, select')) {
    const entries = [...list.children].filter((entry) => entry.matches(`${ofList}, ${ofChoices}`));
    const [kept, ...others] = entries;
    const name = kept?.querySelector('a') ?? kept;
    if (name !== undefined) name.textContent = 'One of them';
    for (const entry of others) entry.remove();
  }
}

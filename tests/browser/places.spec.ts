/** The place finder on built pages. */
import type { Page } from '@playwright/test';
import { expect, site, test } from './servers.ts';
import { watch } from './watch.ts';

test.skip(site === undefined, 'The site has not been built.');

const field = (page: Page) => page.getByLabel('Where is the property?');
const answer = (page: Page) => page.locator('#place-found');

test('a town results in its county, court and page; only the first letter moves the list below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(watch);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${site?.url}/`);
  await field(page).scrollIntoViewIfNeeded();
  expect(requested.filter((path) => path.includes('places'))).toEqual([]);
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('list', 'place-names');
  expect(requested.filter((path) => path.includes('places'))).toHaveLength(2);
  await field(page).press('c');
  await expect.poll(() => page.evaluate(() => window.seen.moved.length)).toBeGreaterThan(0);
  await page.evaluate(() => (window.seen.shift = 0));
  await field(page).pressSequentially('oral springs');
  await expect(answer(page)).toHaveText(
    'Coral Springs is in Broward County: 17th Circuit, Fort Lauderdale. Broward page',
  );
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', '/broward-foreclosure-defense');
  await field(page).fill('coral springsnowhere');
  await expect(answer(page)).not.toContainText('Coral Springs');
  await field(page).fill('Atlantis Under');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('not on our list');
  await expect(answer(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  expect(await page.evaluate(() => window.seen)).toMatchObject({ shift: 0, cspViolations: [] });
});

test('a county without a page results in its court, a call and the form', async ({ page }) => {
  await page.goto(`${site?.url}/foreclosure-defense`);
  await field(page).fill('Jacksonville');
  await page.getByRole('button', { name: 'Find my court' }).click();
  await expect(answer(page)).toContainText('Jacksonville is in Duval County: 4th Circuit, Jacksonville.');
  await answer(page).getByRole('link', { name: 'Free foreclosure consultation' }).click();
  await expect(page.locator('#consultation')).toBeVisible();
});

test('a failure to load the list shows a message', async ({ page }) => {
  await page.route('**/places.json', (route) => route.abort());
  await page.goto(`${site?.url}/`);
  await field(page).fill('Tampa');
  await page.getByRole('button', { name: 'Find my court' }).click();
  await expect(answer(page)).toContainText('The list did not load.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('only the list of counties is shown', async ({ page }) => {
    await page.goto(`${site?.url}/`);
    await expect(page.getByRole('link', { name: 'Broward County' }).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

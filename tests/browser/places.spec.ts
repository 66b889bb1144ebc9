/** The place finder on built pages. */
import type { Page } from '@playwright/test';
import { expect, site, test } from './servers.ts';
import { watchPage } from './watch.ts';

test.skip(site === undefined, 'The site has not been built.');

const getField = (page: Page) => page.getByLabel('Where is the property?');
const getAnswer = (page: Page) => page.locator('#place-found');

test('typing a town shows its county, court and page; only the first letter moves the list below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(watchPage);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(`${site?.url}/`);
  await getField(page).scrollIntoViewIfNeeded();
  expect(requestedPaths.filter((path) => path.includes('places'))).toEqual([]);
  await getField(page).focus();
  await expect(getField(page)).toHaveAttribute('list', 'place-names');
  expect(requestedPaths.filter((path) => path.includes('places'))).toHaveLength(2);
  await getField(page).press('c');
  await expect.poll(() => page.evaluate(() => window.observations.movedElements.length)).toBeGreaterThan(0);
  await page.evaluate(() => (window.observations.shift = 0));
  await getField(page).pressSequentially('oral springs');
  await expect(getAnswer(page)).toHaveText(
    'Coral Springs is in Broward County: 17th Circuit, Fort Lauderdale. Broward page',
  );
  await expect(getAnswer(page).getByRole('link')).toHaveAttribute('href', '/broward-foreclosure-defense');
  await getField(page).fill('coral springsnowhere');
  await expect(getAnswer(page)).not.toContainText('Coral Springs');
  await getField(page).fill('Atlantis Under');
  await page.keyboard.press('Enter');
  await expect(getAnswer(page)).toContainText('not on our list');
  await expect(getAnswer(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  expect(await page.evaluate(() => window.observations)).toMatchObject({ shift: 0, cspViolations: [] });
});

test('a town in a county without a page shows its court and a link to the form; a list that fails to load shows a message', async ({
  page,
}) => {
  await page.route('**/places.json', (route) => route.abort());
  await page.goto(`${site?.url}/foreclosure-defense`);
  const button = page.getByRole('button', { name: 'Find my court' });
  await getField(page).fill('Jacksonville');
  await button.click();
  await expect(getAnswer(page)).toContainText('The list did not load.');
  await page.unroute('**/places.json');
  // Each failed click loads the list for the next one.
  await expect(async () => {
    await button.click();
    await expect(getAnswer(page)).toContainText(
      'Jacksonville is in Duval County: 4th Circuit, Jacksonville.',
      { timeout: 1000 },
    );
  }).toPass();
  await getAnswer(page).getByRole('link', { name: 'Free foreclosure consultation' }).click();
  await expect(page.locator('#consultation')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of counties is shown, and the field is hidden', async ({ page }) => {
    await page.goto(`${site?.url}/`);
    await expect(page.getByRole('link', { name: 'Broward County' }).first()).toBeVisible();
    await expect(getField(page)).toBeHidden();
  });
});

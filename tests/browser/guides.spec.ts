/** Tests for guides: their buttons, printing, and pages without JavaScript. */
import { getDocumentProxy } from 'unpdf';
import { routes } from './accessibility/routes.ts';
import { expect, site, test } from './servers.ts';

test.skip(site === undefined, 'The site has not been built.');

const guideUrl = `${site?.url}/guides/served-today`;

test('“Print” prints the guide, and “Copy link” copies its URL without an anchor', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.goto(`${guideUrl}#have-ready`);
  await page.getByRole('button', { name: 'Print', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-was-printed', '');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(guideUrl);
  // If copying isn't allowed, the URL is shown.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(guideUrl)).toBeVisible();
});

test('guides print on at most two pages', async ({ page }) => {
  for (const path of routes.filter((route) => route.startsWith('/guides/'))) {
    await page.goto(`${site?.url}${path}`);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
    expect.soft(pdf.numPages, path).toBeLessThanOrEqual(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the author is shown, and “Copy link” is hidden', async ({ page }) => {
    await page.goto(guideUrl);
    await expect(page.getByText('By Doe Law')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

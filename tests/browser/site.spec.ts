/** Tests the built site in a browser: forms, sticky bars, header, footer and 404 page. */
import type { Locator, Page } from '@playwright/test';
import { tagCriteria } from './accessibility/criteria.ts';
import { waitTwoFrames } from './accessibility/two-frames.ts';
import { createName } from './consultation-form.ts';
import { blockSubmissions, fillIntake, fillLead } from './intake-form.ts';
import { expect, listLeads, site, test } from './servers.ts';

const taxPage = '/florida-property-tax-appeals';

test.skip(site === undefined, 'The site has not been built.');
const server = site ?? { url: '', token: '' };

test(
  'the thank-you page delivers an intake that failed, and the form still has its values',
  tagCriteria(19),
  async ({ page }) => {
    const waitForRetries = await blockSubmissions(page);
    await page.goto(`${server.url}${taxPage}#intake`);
    const form = page.locator('#tax-intake-form');
    const expectedOptions =
      'Hillsborough Pinellas Pasco Polk Orange Osceola Seminole Miami-Dade Broward Palm Beach Lee Collier Sarasota Manatee Duval Leon Alachua Other';
    const options = await form
      .locator('[name=county] option')
      .evaluateAll((elements) =>
        elements.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
      );
    expect(options.join(' ').trim()).toBe(expectedOptions);
    await expect(form).toContainText('$399');
    const fullName = createName();
    await fillIntake(form, fullName);
    await form.locator('[type=submit]').click();
    await expect(page.locator('[data-sent]')).toBeVisible();
    await waitForRetries(1);
    expect(await listLeads(server, fullName)).toEqual([]);
    await page.unroute('**/submit-lead');
    await page.goto(`${server.url}/thank-you/florida-property-tax-appeal`);
    await expect.poll(() => listLeads(server, fullName)).toHaveLength(1);
    await page.getByRole('link', { name: 'Complete Intake Now' }).first().click();
    await expect(page.locator('#tax-intake-form [name=fullName]')).toHaveValue(fullName);
  },
);

test('a county page sends a lead, and its prompt links to the form on phones', async ({ page }) => {
  const fullName = createName();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/pasco-foreclosure-defense`);
  const prompt = page.locator('#lead-prompt');
  await scrollUntilShown(page, prompt);
  await prompt.getByRole('link', { name: 'Prefer to write?' }).click();
  await expect(prompt).toBeHidden();
  const form = page.locator('#county-lead-form');
  await expect(form.locator('[name=county]')).toHaveValue('Pasco');
  await fillLead(form, fullName);
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  const sentNotice = page.locator('#lead [data-sent]');
  await expect(sentNotice).toBeFocused();
  await expect(form).toBeHidden();
  const [lead, ...others] = await listLeads(server, fullName);
  expect(others).toEqual([]);
  await expect(sentNotice).toContainText(`Request number: ${String(lead?.['id']).slice(0, 8)}.`);
});

test('an immigration page accepts a question and confirms it in its language', async ({ page }) => {
  const fullName = `Олена Тест ${createName()}`;
  await page.goto(`${server.url}/immigration-ukrainian#question`);
  const form = page.locator('#question form');
  await form.locator('[name=fullName]').fill(fullName);
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(form.locator('[data-errors]').getByRole('listitem')).toHaveCount(2);
  await expect(form.locator('[data-errors]')).not.toContainText(/must|number/);
  await form.locator('[name=phone]').fill('+380 44 123 45 67');
  await form.locator('[name=message]').fill('Коли подавати?');
  await page.locator('[data-toast]').getByRole('button', { name: 'Закрити' }).click();
  const request = page.waitForRequest(/submit-lead\?language=uk$/);
  await form.locator('[type=submit]').click();
  await request;
  const sentNotice = page.locator('#question [data-sent]');
  await expect(sentNotice).toBeFocused();
  const [lead] = await listLeads(server, fullName);
  expect(lead).toMatchObject({ kind: 'immigration-question', message: 'Коли подавати?' });
  await expect(sentNotice).toContainText(String(lead?.['id']).slice(0, 8));
});

test('the prompt and the reminder are at the bottom of screens up to 768 px wide', async ({ page }) => {
  const urls = [`${server.url}/pasco-foreclosure-defense`, `${server.url}${taxPage}`];
  for (const url of urls) {
    await page.goto(url);
    for (const [width, height, isShown] of [
      [390, 844, true],
      // A phone with visible toolbars.
      [390, 664, true],
      [768, 900, true],
      [769, 1024, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = page.locator('[data-sticky-call]');
      await scrollUntilShown(page, bar);
      await (isShown ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).toBeHidden());
    }
  }
});

for (const [path, button, maxFraction] of [
  ['/pasco-foreclosure-defense', 'section:not([data-sticky-call]) > * a[href="#consultation"]', 0.15],
  [taxPage, 'section:not([data-banner]) > * a[data-event=cta_book_prop_tax]', 0.22],
] as const) {
  test(`on ${path}, sticky bars are short on phones, and hide near their targets and at the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.url}${path}`);
    const bar = page.locator('[data-sticky-call]');
    const hidingSelectors = ['main form[method=post]', '[data-closing]', 'footer', `main ${button}`];
    for (const selector of hidingSelectors) {
      await scrollUntilShown(page, bar);
      await expect(bar).toBeVisible();
      await page
        .locator(selector)
        .last()
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await expect(bar, selector).toBeHidden();
    }
    await scrollUntilShown(page, bar);
    const layers = page.locator('header, [data-banner], [data-sticky-call]');
    const heights = await layers.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(740 * maxFraction);
    expect(heights[0]).toBeLessThanOrEqual(56);
  });
}

test('on phones, the header is one row and the footer at most 900 px, in each language', async ({ page }) => {
  const measureHeight = async (tag: string) => (await page.locator(tag).first().boundingBox())?.height;
  for (const path of ['/', '/immigration-ukrainian', '/immigration-russian', '/immigration-spanish']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${server.url}${path}`);
    expect(await measureHeight('header'), `${path} at 320 pixels`).toBeLessThanOrEqual(56);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await measureHeight('header'), path).toBeLessThanOrEqual(56);
    expect(await measureHeight('footer'), path).toBeLessThanOrEqual(900);
  }
});

test('footer groups collapse on phones; on wide screens, they and county-page sections stay open and can’t be focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/pasco-foreclosure-defense`);
  const group = page.locator('footer details').first();
  await expect(group.getByRole('link').first()).toBeHidden();
  await group.locator('summary').press('Enter');
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const other of await page.locator('footer details').all())
    await expect(other.getByRole('link').first()).toBeVisible();
  for (const part of ['footer', '#strategies', '#challenges']) {
    const summary = page.locator(`${part} summary`).first();
    await expect(summary.getByRole('heading')).toBeVisible();
    await summary.focus();
    await expect(summary).not.toBeFocused();
  }
});

/** Scrolls until a sticky bar is visible, or to the end. */
async function scrollUntilShown(page: Page, bar: Locator): Promise<void> {
  // Its code is loaded on the first scroll.
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/reminders.js')),
  );
  await waitTwoFrames(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end && !(await bar.isVisible()); top += 300) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await waitTwoFrames(page);
  }
}

test('an unknown path shows a message on the page and in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  const response = await page.goto(`${server.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(errors.join()).toContain('/no-such-page');
});

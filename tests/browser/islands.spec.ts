/** Hydration of islands. A failure never breaks the static page or another island. */
import type { Page } from '@playwright/test';
import { selectEmptyValue } from '#forms/messages.ts';
import {
  fill,
  validValues,
  openDialog,
  submit,
  createName,
  getToast,
  listUnconfirmedKeys,
  book,
} from './consultation-form.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, gallery, listLeads, test } from './servers.ts';

test.describe('broken islands', () => {
  test.use({ violations: [] });

  test('an empty option value, invalid props and an unknown name leave the HTML unchanged, and don’t stop other islands', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const changeResponse = (url: string, change: (text: string) => string) =>
      page.route(url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
    // The bundle contains the form text as JSON in a string.
    const createOptionsJson = (value: string) => JSON.stringify(`"options":["${value}"`).slice(1, -1);
    await changeResponse('**/assets/*/islands.js', (code) =>
      code.replaceAll(createOptionsJson('Orange'), createOptionsJson('')),
    );
    await page.goto(gallery.url);
    await page.locator('#county-lead-fullName').fill('Typed before');
    await expect.poll(() => errors.join()).toContain(selectEmptyValue);
    await expect(page.locator('#county-lead-form')).toBeVisible();
    await expect(page.locator('#county-lead-form')).toHaveAttribute('action', /submit-lead$/);

    await changeResponse(`${gallery.url}/`, (html) =>
      html
        .replace('data-island="subscribe"', 'data-island="unknown"')
        .replace('<script type="application/json">{', '<script type="application/json">'),
    );
    await page.goto(gallery.url);
    await book(page, { fullName: createName() });
    await expect(getToast(page, 'Information Received')).toBeVisible();
  });
});

test('hydration preserves typed input', async ({ page }) => {
  await page.goto(gallery.url);
  await page.locator('#opener').evaluate((link) => link.removeAttribute('href'));
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#consultation')?.showModal());
  const dialog = page.locator('dialog#consultation');
  await dialog.locator('[name=county]').evaluate((input) => input.setAttribute('data-typed', ''));
  const release = await holdRequests(page, '**/assets/*/islands.js');
  await fill(dialog, validValues);
  release();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await expect(dialog.locator('[name=fullName]')).toHaveValue(validValues.fullName);
  await expect(dialog.locator('[name=county]')).toHaveValue(validValues.county);
});

/** Records whether the browser shows its own validation message for each invalid field. */
function recordNativeValidation(): void {
  const nativeMessages: boolean[] = [];
  Object.assign(window, { nativeMessages });
  addEventListener('DOMContentLoaded', () => {
    addEventListener('invalid', ({ defaultPrevented }) => nativeMessages.push(!defaultPrevented), true);
  });
}

function readNativeValidation(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    'nativeMessages' in window && Array.isArray(window.nativeMessages) ? window.nativeMessages : [],
  );
}

test('a form submitted before hydration shows its own errors', async ({ page }) => {
  await page.addInitScript(recordNativeValidation);
  const release = await holdRequests(page, '**/assets/*/islands.js');
  await page.goto(`${gallery.url}/intake`);
  await page.locator('[type=submit]').click();
  release();
  await expect(page.locator('[data-errors]')).toBeFocused();
  const nativeMessages = await readNativeValidation(page);
  expect(nativeMessages.length).toBeGreaterThan(0);
  expect(nativeMessages).not.toContain(true);
});

test('a failed script is retried, and the form can be submitted without it', async ({ page }) => {
  await page.addInitScript(recordNativeValidation);
  const fullName = createName();
  let requestCount = 0;
  await page.route('**/assets/*/islands.js', (route) => {
    requestCount += 1;
    return route.abort();
  });
  await page.goto(gallery.url);
  await page.locator('#opener').click();
  const dialog = page.locator('dialog#consultation');
  await submit(dialog);
  // Without the script, the browser validates the form.
  await expect.poll(() => readNativeValidation(page)).toContain(true);
  await fill(dialog, { ...validValues, fullName });
  await submit(dialog);
  await page.waitForURL('**/local/calendar');
  expect(requestCount).toBeGreaterThan(1);
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('a form whose script loads on the second attempt sends only one request', async ({ page }) => {
  let requestCount = 0;
  await page.route('**/book-consultation', (route) => {
    requestCount += 1;
    return route.continue();
  });
  await page.route('**/assets/*/islands.js', (route) => route.abort(), { times: 1 });
  await page.goto(gallery.url);
  const failure = page.waitForEvent('requestfailed');
  await page.locator('#opener').click();
  await failure;
  const dialog = page.locator('dialog#consultation');
  await fill(dialog, { ...validValues, fullName: createName() });
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await submit(dialog);
  await expect(getToast(page, 'Information Received')).toBeVisible();
  expect(requestCount).toBe(1);
});

// The headless shell has no back-forward cache.
test(
  'a page restored from the back-forward cache sends only new requests',
  { tag: '@whole-browser' },
  async ({ page }) => {
    const fullName = createName();
    await page.goto(gallery.url);
    const calendar = page.waitForEvent('popup');
    const dialog = await book(page, { fullName });
    await expect(dialog).toBeHidden();
    // The browser does not cache a page with an open popup.
    await (await calendar).close();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto(`${gallery.url}/extras`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(await listLeads(gallery, fullName)).toHaveLength(1);
    const reopenedDialog = await openDialog(page);
    await expect(reopenedDialog.locator('[name=fullName]')).toHaveValue('');
    const secondName = createName();
    await fill(reopenedDialog, { ...validValues, fullName: secondName });
    await submit(reopenedDialog);
    await expect(reopenedDialog).toBeHidden();
    expect(await listLeads(gallery, secondName)).toHaveLength(1);
  },
);

test('only one of two identical forms resends an unconfirmed request', async ({ page }) => {
  const fullName = createName();
  let requestCount = 0;
  await page.route('**/book-consultation', async (route) => {
    requestCount += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(
    (content) => {
      const key = `0123456789ab-${content.fullName.slice(-8)}`;
      const unconfirmed = { key, content, botSignals: {}, at: Date.now() };
      sessionStorage.setItem('unconfirmed:consultation', JSON.stringify(unconfirmed));
    },
    { ...validValues, fullName },
  );
  await page.goto(`${gallery.url}/twice`);
  await expect(page.locator('form[novalidate]')).toHaveCount(2);
  await expect(getToast(page, 'Information Received')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(requestCount).toBe(1);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await listUnconfirmedKeys(page)).toEqual([]);
});

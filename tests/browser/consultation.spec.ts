import type { Request } from '@playwright/test';
import { submitErrors, toasts } from '#forms/messages.ts';
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
import { expect, gallery, listLeads, maxTries, test } from './servers.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(gallery.url);
});

test('booking sends the fields once, shows progress, resets and closes the dialog, and opens the calendar in a new tab', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/book-consultation')) requests.push(request);
  });
  const release = await holdRequests(page, '**/book-consultation');
  const fullName = createName();
  const dialog = await openDialog(page);
  await fill(dialog, { ...validValues, fullName: `  ${fullName} `, caseNumber: '  ' });
  const popup = page.waitForEvent('popup');
  const button = dialog.locator('button[type=submit]');
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Processing...');
  await dialog.locator('[name=fullName]').press('Enter');
  release();
  const calendar = await popup;
  expect(new URL(calendar.url()).pathname).toBe('/local/calendar');
  expect(await calendar.evaluate(() => window.opener)).toBeNull();
  await expect(dialog).toBeHidden();
  await expect(getToast(page, toasts.received.title)).toContainText(toasts.received.text);
  await expect(dialog.locator('[name=fullName]')).toHaveValue('');
  await expect(page.locator('#opener')).toBeFocused();
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
  // An empty case number isn't sent.
  const { caseNumber: _caseNumber, ...rest } = validValues;
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { ...rest, fullName, elapsedMs: expect.any(Number) },
  ]);
  expect(requests[0]?.headers()['idempotency-key']).toMatch(/^\w{32}$/);
  expect(requests[0]?.headers()['apikey']).toBeTruthy();
});

test('the page shows a link if the new tab is blocked, for longer than other messages', async ({ page }) => {
  await page.clock.install();
  await page.evaluate(() => {
    window.open = () => null;
  });
  const dialog = await book(page, { fullName: createName() });
  await expect(dialog).toBeHidden();
  const link = page.getByRole('link', { name: 'Open the calendar' });
  await expect(link).toHaveAttribute('href', /\/local\/calendar$/);
  await expect(link).toHaveAttribute('rel', 'noopener');
  await page.clock.runFor(6000);
  await expect(link).toBeVisible();
});

test('an invalid calendar URL from the server is rejected', async ({ page }) => {
  await page.route('**/book-consultation', (route) =>
    route.fulfill({ json: { success: true, calendarUrl: 'javascript:alert(1)' } }),
  );
  await book(page);
  await expect(getToast(page, 'Unable to Submit')).toContainText(
    `${submitErrors.noCalendar} We have your request. Call us to pick a time.`,
  );
});

test('a reload during a request books only once, with the same key', async ({ page }) => {
  const fullName = createName();
  const keys: (string | undefined)[] = [];
  let losesResponse = true;
  await page.route('**/book-consultation', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (losesResponse) {
      // The server stored the request, but its response does not arrive before the reload.
      await route.fetch();
      return;
    }
    await route.continue();
  });
  await book(page, { fullName });
  await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(1);
  losesResponse = false;
  await page.reload();
  await expect(getToast(page, toasts.received.title)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
  expect(await listUnconfirmedKeys(page)).toEqual([]);
});

test('a form that is being corrected isn’t sent automatically', async ({ page }) => {
  const fullName = createName();
  const bodies: string[] = [];
  await page.route('**/book-consultation', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.abort();
  });
  const dialog = await book(page, { fullName });
  await expect(getToast(page, 'Unable to Submit')).toBeVisible({ timeout: 20_000 });
  const countBefore = bodies.length;
  await fill(dialog, { phoneNumber: '(813) 555-0177' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // The same event sends an unchanged form.
  await fill(dialog, { phoneNumber: validValues.phoneNumber });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => bodies.length).toBeGreaterThan(countBefore);
  expect(bodies.join()).not.toContain('555-0177');
  await fill(dialog, { phoneNumber: '(813) 555-0177' });
  await page.unroute('**/book-consultation');
  await submit(dialog);
  await expect(dialog).toBeHidden();
  expect(JSON.stringify(await listLeads(gallery, fullName))).toContain('555-0177');
});

test('returning to the page resends a failed request, without a message or a change of focus', async ({
  page,
}) => {
  const fullName = createName();
  let requestCount = 0;
  await page.route('**/book-consultation', (route) => {
    requestCount += 1;
    return route.abort();
  });
  const dialog = await book(page, { fullName });
  await expect(getToast(page, 'Unable to Submit')).toBeVisible({ timeout: 20_000 });
  await page.locator('[data-toast] button').click();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  const countBefore = requestCount;
  await dialog.locator('[name=county]').focus();
  const returnToPage = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await returnToPage();
  await expect.poll(() => requestCount - countBefore, { timeout: 20_000 }).toBe(maxTries);
  await expect(dialog.locator('[name=county]')).toBeFocused();
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.unroute('**/book-consultation');
  await returnToPage();
  await expect(dialog).toBeHidden();
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('input survives closing the dialog with Escape or a click outside, and isn’t in browser storage', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await fill(dialog, { fullName: 'Saved Draft' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await dialog.getByRole('heading').first().click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  await expect(dialog.locator('[name=fullName]')).toHaveValue('Saved Draft');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe('{}');
});

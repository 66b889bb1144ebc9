/** Messages after network and server errors, and retries. */
import type { Page, Route } from '@playwright/test';
import { submitErrors, toasts } from '#forms/messages.ts';
import { fill, validValues, openDialog, submit, createName, getToast, book } from './consultation-form.ts';
import { fillIntake } from './intake-form.ts';
import { expect, gallery, listLeads, test } from './servers.ts';

type RequestHandler = (route: Route) => Promise<void>;

async function submitWithFailure(page: Page, handler: RequestHandler, fullName = validValues.fullName) {
  await page.route('**/book-consultation', handler);
  await page.goto(gallery.url);
  return await book(page, { fullName });
}

const failures: [string, RequestHandler, string][] = [
  ['no connection', (route) => route.abort('connectionrefused'), submitErrors.transport],
  ['a response that is not JSON', (route) => route.fulfill({ body: 'hello' }), submitErrors.unexpected],
  [
    'too many requests',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { success: false, error: 'Please call (813) 555-0101' },
      }),
    'Please call (813) 555-0101',
  ],
  [
    'a rejected field',
    (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, error: 'Not that county', fieldErrors: { county: 'Not that county' } },
      }),
    'Not that county',
  ],
];

test('failures show their messages, mark rejected fields and preserve the form’s input', async ({ page }) => {
  let currentHandler: RequestHandler = (route) => route.abort();
  await page.route('**/book-consultation', (route) => currentHandler(route));
  await page.goto(gallery.url);
  const dialog = await openDialog(page);
  await fill(dialog, validValues);
  for (const [name, handler, message] of failures) {
    currentHandler = handler;
    await submit(dialog);
    await expect(dialog.locator('[data-errors]'), name).toContainText(message);
    const toast = getToast(page, 'Unable to Submit').last();
    await expect(toast, name).toContainText(message);
    await expect(toast, name).toHaveAttribute('data-toast', 'destructive');
    await expect(dialog.locator('[data-errors]'), name).toBeFocused();
    await expect(dialog.locator('[name=fullName]'), name).toHaveValue(validValues.fullName);
    await expect(dialog.locator('button[type=submit]'), name).toBeEnabled();
  }
  await expect(dialog.locator('[id$=-county-error] [data-error-text]')).toHaveText('Not that county');
});

test('a failure shows the phone number, and changed input gets a new key', async ({ page }) => {
  const keys = new Set<string | undefined>();
  const dialog = await submitWithFailure(page, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await route.abort();
  });
  const summary = dialog.locator('[data-errors]');
  await expect(summary).toContainText('Try again, or call us.');
  const callLink = summary.getByRole('link', { name: 'Call (813) 555-0101' });
  await expect(callLink).toHaveAttribute('href', 'tel:+18135550101');
  await expect(callLink).toBeInViewport({ ratio: 1 });
  const listBox = await summary.locator('ul').boundingBox();
  expect((await callLink.boundingBox())?.width).toBe(listBox?.width);
  await submit(dialog);
  await expect(callLink).toBeHidden();
  await expect(callLink).toBeVisible();
  expect(keys.size).toBe(1);
  await fill(dialog, { county: 'Orange' });
  await submit(dialog);
  await expect.poll(() => keys.size).toBe(2);
});

test('a key that was used for other values is replaced', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await submitWithFailure(page, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return await route.continue();
    await route.fulfill({ status: 422, json: { success: false, error: 'used' } });
  });
  await expect(getToast(page, toasts.received.title)).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('a request made offline is sent when the connection is back', async ({ page, context }) => {
  const fullName = createName();
  await page.goto(gallery.url);
  const dialog = await openDialog(page);
  await page.waitForLoadState('networkidle');
  await fill(dialog, { ...validValues, fullName });
  await context.setOffline(true);
  await submit(dialog);
  await expect(getToast(page, 'Unable to Submit')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(1);
});

test('a form isn’t submitted natively while offline', async ({ page, context }) => {
  const fullName = createName();
  await page.route('**/assets/*/client.js', (route) => route.abort());
  await page.goto(gallery.url);
  const dialog = await openDialog(page);
  await fill(dialog, { ...validValues, fullName });
  await context.setOffline(true);
  await submit(dialog);
  await expect(getToast(page, 'Unable to Submit')).toContainText(submitErrors.transport);
  await page.unroute('**/assets/*/client.js');
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(1);
});

test('without client code, the form is submitted natively with the same key', async ({ page }) => {
  const fullName = createName();
  await page.route('**/assets/*/client.js', (route) => route.abort());
  await page.goto(gallery.url);
  const request = page.waitForRequest('**/book-consultation');
  await book(page, { fullName });
  const body = new URLSearchParams((await request).postData() ?? '');
  expect(body.get('attempt')).toMatch(/^\w{32}$/);
  // A request without the elapsed time would be held for review.
  expect(body.get('elapsedMs')).toMatch(/^\d+$/);
  await page.waitForURL('**/local/calendar');
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('if the client code doesn’t load in time, the form is submitted natively', async ({ page }) => {
  const fullName = createName();
  await page.route('**/assets/*/client.js', () => new Promise<void>(() => {}));
  await page.clock.install();
  await page.goto(gallery.url);
  await book(page, { fullName });
  await page.clock.runFor(15_000);
  await page.waitForURL('**/local/calendar');
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('without client code, an intake is submitted natively and stored once', async ({ page }) => {
  const fullName = createName();
  await page.route('**/assets/*/client.js', (route) => route.abort());
  await page.goto(`${gallery.url}/intake`);
  const form = page.locator('#tax-intake-form');
  await form.locator('[name=fullName]').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  await fillIntake(form, fullName);
  await form.locator('[type=submit]').click();
  await page.waitForURL('**/local/payment');
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
  // The stored copy has the same key.
  await page.unroute('**/assets/*/client.js');
  await page.goto(`${gallery.url}/intake`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
    .toEqual(['propertyTaxAppealFormData', 'propertyTaxIntakeReceived']);
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('a form’s code is loaded with one request, only after a focus or click, and submitting retries client code that failed to load', async ({
  page,
}) => {
  const fullName = createName();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let clientRequestCount = 0;
  await page.route('**/assets/*/client.js', (route) => {
    clientRequestCount += 1;
    return clientRequestCount > 1 ? route.continue() : route.abort();
  });
  await page.goto(gallery.url);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const dialog = await openDialog(page);
  expect(scripts.filter((path) => !path.endsWith('/client.js'))).toHaveLength(1);
  await fill(dialog, { ...validValues, fullName });
  await submit(dialog);
  await expect(getToast(page, toasts.received.title)).toBeVisible();
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('a request without a response is sent twice, with a timeout of ten seconds, while the form shows the phone number', async ({
  page,
}) => {
  let requestCount = 0;
  await page.route('**/book-consultation', () => {
    requestCount += 1;
    return new Promise<void>(() => {});
  });
  await page.clock.install();
  await page.goto(gallery.url);
  const dialog = await openDialog(page);
  await fill(dialog, validValues);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await submit(dialog);
  const button = dialog.locator('button[type=submit]');
  const waitingMessage = dialog.getByRole('status').getByText('Still trying. You can also call us.');
  for (const attempt of [1, 2]) {
    await expect.poll(() => requestCount).toBe(attempt);
    if (attempt === 1) {
      await page.clock.runFor(4900);
      await expect(waitingMessage).toBeHidden();
      await page.clock.runFor(100);
    }
    await expect(waitingMessage).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Call (813) 555-0101' })).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(attempt === 1 ? 4500 : 9500);
    expect(requestCount).toBe(attempt);
    await expect(button).toHaveText('Processing...');
    await page.clock.runFor(500);
    if (attempt === 1) await expect.poll(() => page.clock.runFor(10).then(() => requestCount)).toBe(2);
  }
  await expect(getToast(page, 'Unable to Submit')).toContainText(submitErrors.transport);
  await expect(button).toBeEnabled();
  await expect(waitingMessage).toBeHidden();
  expect(requestCount).toBe(2);
});

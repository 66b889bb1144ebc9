import { tagCriteria } from './accessibility/criteria.ts';
import { waitTwoFrames } from './accessibility/two-frames.ts';
import type { Locator, Page } from '@playwright/test';
import { fieldTooLong, submitErrors, toasts, unableToSubmitTitle } from '#forms/messages.ts';
import { createName, getToast } from './consultation-form.ts';
import { holdRequests } from './hold-requests.ts';
import { blockSubmissions, fillIntake } from './intake-form.ts';
import { expect, gallery, listLeads, test } from './servers.ts';

const storageKey = 'propertyTaxAppealFormData';
/** Stored after the server has confirmed an intake. */
const receiptKey = 'propertyTaxIntakeReceived';

async function open(page: Page): Promise<Locator> {
  await page.goto(`${gallery.url}/intake`);
  const form = page.locator('#tax-intake-form');
  await form.locator('[name=fullName]').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  return form;
}

function readSavedIntake(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKey);
}

test('errors are reported in order before payment: missing fields, checkboxes, fields that only HTML requires, invalid values', async ({
  page,
}) => {
  const form = await open(page);
  const submitButton = form.locator('[type=submit]');
  await submitButton.click();
  const missingFieldsToast = getToast(page, toasts.requiredFieldsMissing.title);
  await expect(missingFieldsToast).toContainText(toasts.requiredFieldsMissing.text);
  await expect(missingFieldsToast).toHaveAttribute('data-toast', 'destructive');
  await expect(getToast(page, toasts.acknowledgmentsRequired.title)).toHaveCount(0);
  const summary = form.locator('[data-errors]');
  await expect(summary).toBeFocused();
  // The summary contains the sentence once, and a short error for each field.
  await expect(summary.getByText(toasts.requiredFieldsMissing.text)).toHaveCount(1);
  await expect(summary.getByRole('link')).toContainText([
    /fullName/,
    /email/,
    /phone/,
    /propertyAddress/,
    /Enter city/,
    /zipCode/,
    /county/,
  ]);
  await expect(form.locator('#tax-intake-city-error')).toHaveText('Error: Enter city');

  await fillIntake(form, 'Jane Doe');
  await form.locator('[name=city]').fill('');
  await form.locator('[name=ack3]').uncheck();
  await submitButton.click();
  const acknowledgmentsToast = getToast(page, toasts.acknowledgmentsRequired.title);
  await expect(acknowledgmentsToast).toContainText(toasts.acknowledgmentsRequired.text);
  await expect(form.locator('[name=ack3]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('#tax-intake-ack3-error')).toHaveText('Error: Check this box');
  await expect(form.locator('[name=city]')).toHaveAttribute('aria-invalid', 'true');

  await form.locator('[name=ack3]').check();
  await submitButton.click();
  await expect(form.locator('[name=city]')).toHaveAttribute('aria-invalid', 'true');

  // Invalid values are reported as invalid, not as missing.
  await fillIntake(form, 'x'.repeat(501));
  await submitButton.click();
  await expect(getToast(page, unableToSubmitTitle).last()).toContainText(fieldTooLong);
  await expect(form.locator('[name=fullName]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name=fullName]').fill('Jane Doe');
  await form.locator('[name=email]').fill('nobody');
  await submitButton.click();
  await expect(getToast(page, unableToSubmitTitle).last()).toContainText('@');
  expect(await readSavedIntake(page)).toBeNull();
});

test(
  'a valid intake is stored, opens the payment page, reaches the firm and is restored on return',
  tagCriteria(19),
  async ({ page }) => {
    const fullName = createName();
    const form = await open(page);
    await page.evaluate(() => {
      const bar = document.createElement('section');
      bar.dataset['stickyCall'] = '';
      document.querySelector('main')?.append(bar);
    });
    await fillIntake(form, fullName);
    const popup = page.waitForEvent('popup');
    await form.locator('[type=submit]').click();
    expect(new URL((await popup).url()).pathname).toBe('/local/payment');
    await expect(page.locator('[data-sent]')).toContainText(/Sent \w+ \d+, \d{4} at \d+:\d\d [AP]M\./);
    await expect(page.locator('[data-sticky-call]')).toHaveCount(0);
    await expect(page.getByText('The payment page did not open.')).toBeHidden();
    expect(JSON.parse((await readSavedIntake(page)) ?? '')).toEqual({
      fullName,
      email: 'test@example.com',
      phone: '8135550199',
      propertyAddress: '1 Sample Street',
      city: 'Tampa',
      zipCode: '33602',
      county: 'Orange',
      ack1: true,
      ack2: true,
      ack3: true,
      savedAt: expect.any(Number),
    });
    await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(1);

    await page.goto(`${gallery.url}/extras`);
    await page.goto(`${gallery.url}/intake`);
    await expect(page.locator('[name=fullName]')).toHaveValue(fullName);
    await expect(page.locator('[name=ack3]')).toBeChecked();
    const clearButton = page.getByRole('button', { name: 'Delete my details' });
    await clearButton.click();
    await expect(getToast(page, 'Deleted')).toBeVisible();
    await expect(clearButton).toBeHidden();
    await expect(page.locator('[name=fullName]')).toBeFocused();
    await expect(page.locator('[name=fullName]')).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test('any page removes an intake that was saved more than 30 days ago', async ({ page }) => {
  await page.goto(`${gallery.url}/intake`);
  const intake = JSON.stringify({ fullName: 'Jane Doe', savedAt: Date.now() - 31 * 86_400_000 });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, intake] as const);
  await page.goto(`${gallery.url}/extras`);
  expect(await readSavedIntake(page)).toBeNull();
});

test('without browser storage and with a blocked payment tab, the intake reaches the firm, and the page shows a link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const fullName = createName();
  const form = await open(page);
  await fillIntake(form, fullName);
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toBeVisible();
  await expect(page.getByText('The payment page did not open.')).toBeVisible();
  await expect(page.getByText('We will call you.')).toBeHidden();
  await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(1);
});

test('a correction sent during the first submission is delivered after it', async ({ page }) => {
  const fullName = createName();
  const release = await holdRequests(page, '**/submit-lead');
  const form = await open(page);
  await fillIntake(form, fullName);
  await form.locator('[type=submit]').click();
  await form.locator('[name=phone]').fill('8135550177');
  await form.locator('[type=submit]').click();
  release();
  await expect.poll(async () => JSON.stringify(await listLeads(gallery, fullName))).toContain('8135550177');
  expect(await listLeads(gallery, fullName)).toHaveLength(2);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
    .toEqual([storageKey, receiptKey]);
});

test('two properties are two intakes, even if the first submission failed', async ({ page }) => {
  const fullName = createName();
  const waitForRetries = await blockSubmissions(page);
  const form = await open(page);
  await fillIntake(form, fullName);
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  await form.locator('[name=propertyAddress]').fill('2 Sample Street');
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-sent]')).toBeFocused();
  await waitForRetries(2);
  await page.unroute('**/submit-lead');
  await page.goto(`${gallery.url}/intake`);
  await expect.poll(() => listLeads(gallery, fullName)).toHaveLength(2);
});

test('deleting the details removes all stored data, even of an undelivered intake', async ({ page }) => {
  await page.route('**/submit-lead', (route) => route.abort());
  const form = await open(page);
  await fillIntake(form, createName());
  await form.locator('[type=submit]').click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(2);
  await page.getByRole('button', { name: 'Delete my details' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a rejection caused by settings is shown, and the intake stays stored', async ({ page }) => {
  await page.route('**/submit-lead', (route) =>
    route.fulfill({ status: 403, json: { success: false, error: submitErrors.rejected } }),
  );
  const form = await open(page);
  await fillIntake(form, createName());
  await form.locator('[type=submit]').click();
  await expect(form.locator('[data-errors]')).toContainText(submitErrors.rejected);
  await expect(page.locator('[data-sent]')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(2);
  // Failed background retries don't show an error.
  await form.locator('[name=phone]').focus();
  const retry = page.waitForResponse('**/submit-lead');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await retry;
  await waitTwoFrames(page);
  await expect(form.locator('[name=phone]')).toBeFocused();
});

test('a rejected intake isn’t resent, and its error is shown even during another submission', async ({
  page,
}) => {
  const [first, second] = [createName(), createName()];
  const sentNames: unknown[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/submit-lead', async (route) => {
    const { fullName } = route.request().postDataJSON();
    sentNames.push(fullName);
    if (fullName === second) {
      return route.fulfill({ status: 400, json: { success: false, error: submitErrors.validation } });
    }
    await released;
    return route.continue();
  });
  const form = await open(page);
  await fillIntake(form, first);
  await form.locator('[type=submit]').click();
  await form.locator('[name=fullName]').fill(second);
  await form.locator('[type=submit]').click();
  release();
  await expect(form.locator('[data-errors]')).toContainText(submitErrors.validation);
  expect(sentNames).toEqual([first, second]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storageKey]);
  await page.goto(`${gallery.url}/intake`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(form).toHaveAttribute('novalidate', '');
  await page.waitForLoadState('networkidle');
  expect(sentNames).toEqual([first, second]);
});

test('bot signals are sent only with their own intake', async ({ page }) => {
  const [slowName, fastName, honeypotName] = [createName(), createName(), createName()];
  const bodies = new Map<unknown, { elapsedMs: number; reference?: string }>();
  const waitForRetries = await blockSubmissions(page);
  const form = await open(page);
  await fillIntake(form, slowName);
  await form.locator('[type=submit]').click();
  await waitForRetries(1);
  await page.unroute('**/submit-lead');
  await page.route('**/submit-lead', async (route) => {
    const body = route.request().postDataJSON();
    bodies.set(body.fullName, body);
    return route.continue();
  });
  await fillIntake(form, fastName);
  // The time is measured from this mark.
  await form.locator('[type=submit]').evaluate((button: HTMLButtonElement) => {
    performance.clearMarks('islands');
    performance.mark('islands');
    button.click();
  });
  await fillIntake(form, honeypotName);
  await form.locator('[name=reference]').evaluate((field) => field.setAttribute('value', 'bait'));
  await form.locator('[type=submit]').click();
  await expect.poll(() => listLeads(gallery, honeypotName)).toHaveLength(1);
  const [slow, fast, honeypot] = [slowName, fastName, honeypotName].map((name) => bodies.get(name));
  expect(slow?.elapsedMs).toBeGreaterThan(fast?.elapsedMs ?? Infinity);
  expect([slow, fast, honeypot].map((body) => body?.reference)).toEqual([undefined, undefined, 'bait']);
});

/** Helpers to fill in the property tax intake and to block its requests. */
import type { Locator, Page } from '@playwright/test';
import { expect, maxTries } from './servers.ts';

/** Fills in the fields that the county form and the intake share. */
export async function fillLead(form: Locator, fullName: string): Promise<void> {
  const values = {
    fullName,
    email: 'test@example.com',
    phone: '8135550199',
    propertyAddress: '1 Sample Street',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  for (const name of ['ack1', 'ack2', 'ack3']) await form.locator(`[name=${name}]`).check();
}

/** Fills in the intake after hydration. */
export async function fillIntake(form: Locator, fullName: string): Promise<void> {
  await form.locator('[name=fullName]').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  await fillLead(form, fullName);
  await form.locator('[name=city]').fill('Tampa');
  await form.locator('[name=zipCode]').fill('33602');
  await form.locator('[name=county]').selectOption('Orange');
}

/** Blocks submissions. Returns a function that waits until all retries of a number of intakes have failed. */
export async function blockSubmissions(page: Page): Promise<(intakeCount: number) => Promise<void>> {
  let requestCount = 0;
  await page.route('**/submit-lead', (route) => {
    requestCount += 1;
    return route.abort();
  });
  // Sending a second intake also retries the first.
  return (intakeCount) =>
    expect.poll(() => requestCount, { timeout: 20_000 }).toBeGreaterThanOrEqual(intakeCount * maxTries);
}

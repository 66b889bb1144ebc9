/** Helpers to fill in the property tax intake and to block its requests. */
import type { Locator, Page } from '@playwright/test';
import { expect, maxTries } from './servers.ts';

/** Fills in the form after hydration. */
export async function fillIntake(form: Locator, fullName: string): Promise<void> {
  await form.locator('[name=fullName]').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  const contactValues = {
    fullName,
    email: 'test@example.com',
    phone: '8135550199',
    propertyAddress: '1 Sample Street',
  };
  for (const [name, value] of Object.entries({ ...contactValues, city: 'Tampa', zipCode: '33602' })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=county]').selectOption('Orange');
  for (const name of ['ack1', 'ack2', 'ack3']) await form.locator(`[name=${name}]`).check();
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

/** Helpers to fill in the property tax intake and to block its requests. */
import type { Locator, Page } from '@playwright/test';
import { expect, maxTries } from './servers.ts';

/** Waits for hydration first. */
export async function fillIntake(form: Locator, fullName: string): Promise<void> {
  await form.locator('[name=fullName]').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  const texts = {
    fullName,
    email: 'test@example.com',
    phone: '8135550199',
    propertyAddress: '1 Sample Street',
  };
  for (const [name, value] of Object.entries({ ...texts, city: 'Tampa', zipCode: '33602' })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=county]').selectOption('Orange');
  for (const name of ['ack1', 'ack2', 'ack3']) await form.locator(`[name=${name}]`).check();
}

/** Blocks submissions. The result waits until all retries of the given number of intakes have failed. */
export async function cutOff(page: Page): Promise<(intakes: number) => Promise<void>> {
  let sent = 0;
  await page.route('**/submit-lead', (route) => {
    sent += 1;
    return route.abort();
  });
  // Sending a second intake also retries the first.
  return (intakes) => expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThanOrEqual(intakes * maxTries);
}

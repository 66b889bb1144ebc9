/** The property tax intake as a person fills it in, and a firm that can't be reached with it. */
import type { Locator, Page } from '@playwright/test';
import { expect, mostTries } from './servers.ts';

/** Waits for the form's code first. */
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

/** Cuts the way to the firm. The answer waits until this many intakes have been tried to the end. */
export async function cutOff(page: Page): Promise<(intakes: number) => Promise<void>> {
  let sent = 0;
  await page.route('**/submit-lead', (route) => {
    sent += 1;
    return route.abort();
  });
  // A second intake that is sent after the first was given up has the first tried again.
  return (intakes) =>
    expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThanOrEqual(intakes * mostTries);
}

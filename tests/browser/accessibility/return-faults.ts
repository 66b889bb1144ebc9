import type { Page } from '@playwright/test';
import { forms, openForm } from './forms.ts';
import { address, pageKinds } from './routes.ts';

const typed = {
  fullName: 'Mary Miller',
  email: 'mary@example.com',
  phone: '8135550199',
  propertyAddress: '1 Sample Street',
  city: 'Tampa',
  zipCode: '33602',
};

/**
 * Fills in the intake, which the firm has not confirmed yet, goes to the payment and comes back by the page behind it:
 * nothing must be typed twice. A confirmed intake shows its receipt in place of the form.
 */
export async function returnFaults(page: Page): Promise<string[]> {
  await page.route('**/submit-lead', (route) => route.abort());
  const form = page.locator(await openForm(page, 'tax-intake', forms['tax-intake']));
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=county]').selectOption('Leon');
  for (const box of await form.locator('[type=checkbox]').all()) await box.check();
  const payment = page.waitForEvent('popup');
  await form.locator('[type=submit]').click();
  await (await payment).close();
  await page.goto(`${address}${pageKinds.thanks}`);
  await page.goto(`${address}${forms['tax-intake']}#intake`);
  await form.locator('[name=fullName]').focus();
  await page.locator('#tax-intake-form[novalidate]').waitFor();
  const names = [...Object.keys(typed), 'county'];
  const values = await Promise.all(names.map((name) => form.locator(`[name=${name}]`).inputValue()));
  return names.filter((_name, index) => values[index] === '').map((name) => `${name} is empty on return`);
}

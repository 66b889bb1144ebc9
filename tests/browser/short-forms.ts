/** Helpers to send the short forms of the built site. */
import type { Page } from '@playwright/test';
import { someone } from './consultation-form.ts';
import { expect } from './servers.ts';

/** Sends the form of a county page. Focus moves to its confirmation. */
export async function sendCountyLead(page: Page, fullName: string): Promise<void> {
  const form = page.locator('#county-lead-form');
  const texts = { fullName, email: 'a@example.com', phone: '8135550199', propertyAddress: '1 Sample St' };
  for (const [name, value] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(value);
  for (const name of ['ack1', 'ack2', 'ack3']) await form.locator(`[name=${name}]`).check();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(page.locator('#lead [data-sent]')).toBeFocused();
}

/** Sends the form of the blog, which is hidden afterwards. */
export async function subscribe(page: Page): Promise<void> {
  const form = page.locator('#subscribe-form');
  await form.locator('[name=email]').fill(`${someone().replaceAll(' ', '')}@example.com`);
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
}

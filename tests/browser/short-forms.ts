/** The short forms of the finished site as a person sends them. */
import type { Page } from '@playwright/test';
import { someone } from './consultation-form.ts';
import { expect } from './servers.ts';

/** On a county's page. What is said in its place has the focus afterwards. */
export async function sendCountyLead(page: Page, fullName: string): Promise<void> {
  const form = page.locator('#county-lead-form');
  const texts = { fullName, email: 'a@example.com', phone: '8135550199', propertyAddress: '1 Sample St' };
  for (const [name, value] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(value);
  for (const name of ['ack1', 'ack2', 'ack3']) await form.locator(`[name=${name}]`).check();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(page.locator('#lead [data-sent]')).toBeFocused();
}

/** On the blog. The form goes when it was sent. */
export async function subscribe(page: Page): Promise<void> {
  const form = page.locator('#subscribe-form');
  await form.locator('[name=email]').fill(`${someone().replaceAll(' ', '')}@example.com`);
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
}

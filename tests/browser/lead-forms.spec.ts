import type { Locator, Page } from '@playwright/test';
import { emailMessages, fullNameMessages, stateMessages, toasts } from '#forms/messages.ts';
import { createName, getToast } from './consultation-form.ts';
import { fillLead } from './intake-form.ts';
import { expect, gallery, listLeads, site, test } from './servers.ts';

async function hydrateForm(page: Page, id: string): Promise<Locator> {
  const form = page.locator(`#${id}-form`);
  await form.locator('input:not([type=hidden])').nth(1).focus();
  await expect(form).toHaveAttribute('novalidate', '');
  return form;
}

test('the county form lists all errors, and an error links to its field', async ({ page }) => {
  await page.goto(gallery.url);
  const form = await hydrateForm(page, 'county-lead');
  await fillLead(form, 'Jane 2');
  await form.locator('[name=email]').fill('nobody');
  await form.locator('[name=ack2]').uncheck();
  await form.locator('[type=submit]').click();
  await expect(getToast(page, 'Unable to Submit')).toContainText(fullNameMessages.characters);
  await expect(form.locator('[data-errors]').getByRole('listitem')).toHaveText([
    `fullName: ${fullNameMessages.characters}`,
    `email: ${emailMessages.format}`,
    `${toasts.acknowledgmentsRequired.title}: ${toasts.acknowledgmentsRequired.text}`,
  ]);
  await form.locator('[data-errors]').getByRole('link').last().click();
  await expect(form.locator('[name=ack2]')).toBeFocused();
});

test('fields are in one column, and only city and ZIP code share a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site?.url}/florida-property-tax-appeals`);
  const getTop = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  const names = ['fullName', 'email', 'phone', 'propertyAddress', 'city', 'county'];
  const tops = await Promise.all(names.map((name) => getTop(`#tax-intake-${name}`)));
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  for (const selector of ['#tax-intake-NAME', '[for=tax-intake-NAME]'])
    expect(await getTop(selector.replace('NAME', 'zipCode'))).toBe(
      await getTop(selector.replace('NAME', 'city')),
    );
});

test('the wrongful death dialog validates, sends and closes with its button', async ({ page }) => {
  const fullName = createName();
  await page.goto(gallery.url);
  await page.getByRole('link', { name: 'Refer' }).click();
  const dialog = page.locator('dialog#wrongful-death');
  const form = await hydrateForm(page, 'loss');
  await form.locator('[name=fullName]').fill(fullName);
  await form.locator('[name=phone]').fill('813-555-0199');
  await form.locator('[name=email]').fill('test@example.com');
  await form.locator('[type=submit]').click();
  await expect(dialog.locator('[data-errors]')).toContainText(stateMessages.tooShort);
  await expect(dialog.locator('#loss-state-error')).toHaveText('Error: Enter state');
  await form.locator('[name=state]').fill('Ohio');
  await form.locator('[name=message]').fill('A few\nwords');
  await form.locator('[type=submit]').click();
  await expect(dialog.locator('[data-sent]')).toBeFocused();
  expect(await getToast(page, 'Unable to Submit').count()).toBe(0);
  await dialog.locator('[data-close]').click();
  await expect(dialog).toBeHidden();
  const [lead] = await listLeads(gallery, fullName);
  expect(JSON.stringify(lead)).toContain('Ohio');
});

test('a subscription is stored, and an invalid email address is rejected with a reason', async ({ page }) => {
  const name = createName().replace(/ /g, '');
  await page.goto(gallery.url);
  const form = await hydrateForm(page, 'subscribe');
  await form.locator('[name=email]').fill('nobody');
  await form.locator('[type=submit]').click();
  await expect(form.locator('[data-errors]')).toContainText(emailMessages.format);
  await form.locator('[name=email]').fill(`${name}@example.com`);
  const response = page.waitForResponse('**/submit-lead');
  await form.locator('[type=submit]').click();
  expect(await (await response).json()).toEqual({ success: true });
  await expect(form).toBeHidden();
});

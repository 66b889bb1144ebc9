/** Tests forms without JavaScript. */
import { tagCriteria } from './accessibility/criteria.ts';
import { countyMessages, fullNameMessages, receivedPage } from '#forms/messages.ts';
import { getDialog, fill, validValues, submit, createName } from './consultation-form.ts';
import { fillLead } from './intake-form.ts';
import { expect, gallery, listLeads, test } from './servers.ts';

test.use({ javaScriptEnabled: false });

test('a link opens the dialog, and its form redirects to the calendar', tagCriteria(27), async ({ page }) => {
  const fullName = createName();
  await page.goto(gallery.url);
  await page.locator('#opener').click();
  const dialog = getDialog(page);
  await expect(dialog).toBeVisible();
  await fill(dialog, { ...validValues, fullName });
  await submit(dialog);
  await page.waitForURL('**/local/calendar');
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('rejected input is shown with its messages and can be resubmitted', async ({ page }) => {
  await page.goto(`${gallery.url}/#consultation`);
  const dialog = getDialog(page);
  await fill(dialog, { ...validValues, fullName: 'Jane 2', county: 'Pasco 7' });
  await submit(dialog);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    `Full name: ${fullNameMessages.characters}`,
    `County of the property: ${countyMessages.characters}`,
  ]);
  await expect(page.getByRole('link', { name: '(813) 555-0101' })).toBeVisible();
  await expect(page.locator('[name=fullName]')).toHaveValue('Jane 2');
  await expect(page.locator('[name=phoneNumber]')).toHaveValue(validValues.phoneNumber);

  const fullName = createName();
  await page.locator('[name=fullName]').fill(fullName);
  await page.locator('[name=county]').fill('Pasco');
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.waitForURL('**/local/calendar');
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test('a form without a next page shows a confirmation page', async ({ page }) => {
  const fullName = createName();
  await page.goto(gallery.url);
  const form = page.locator('#county-lead-form');
  await fillLead(form, 'Jane 2');
  await form.locator('[type=submit]').click();
  await expect(page.locator('[name=ack2]')).toBeChecked();
  await page.locator('[name=fullName]').fill(fullName);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: receivedPage.request.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', gallery.url);
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

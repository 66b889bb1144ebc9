/** Error messages of the consultation form in toast, field and summary. */
import { tagCriteria } from './accessibility/criteria.ts';
import {
  caseNumberMessages,
  countyMessages,
  dateServedMessages,
  fullNameMessages,
  phoneMessages,
} from '#forms/messages.ts';
import { shiftToday, fill, validValues, openDialog, submit, getToast } from './consultation-form.ts';
import { expect, gallery, test } from './servers.ts';

/** A rejected value for each field. `contract.test.ts` has more. */
const invalidValues: Record<string, [value: string, message: string]> = {
  fullName: ['x'.repeat(101), fullNameMessages.tooLong],
  caseNumber: ['2026/CA', caseNumberMessages.characters],
  county: ['Pasco 7', countyMessages.characters],
  dateServed: [shiftToday(2), dateServedMessages.window],
  phoneNumber: [' 555-0199 ', phoneMessages.tooShort],
};

test(
  'an invalid value in each field shows its message in toast, field and summary, and the title starts with “Error”',
  tagCriteria(16),
  async ({ page }) => {
    let requestCount = 0;
    await page.route('**/functions/v1/**', (route) => {
      requestCount += 1;
      return route.continue();
    });
    await page.goto(gallery.url);
    const dialog = await openDialog(page);
    for (const [field, [value, message]] of Object.entries(invalidValues)) {
      const values = { ...validValues, [field]: value };
      await fill(dialog, values);
      await submit(dialog);
      await expect(getToast(page, 'Unable to Submit').last()).toContainText(message);
      const summary = dialog.locator('[data-errors]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([`${field}: ${message}`]);
      const input = dialog.locator(`[name=${field}]`);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
      await expect(page).toHaveTitle(/^Error: index$/);
      await summary.getByRole('link').click();
      await expect(input).toBeFocused();
      for (const [name, enteredValue] of Object.entries(values))
        await expect(dialog.locator(`[name=${name}]`)).toHaveValue(enteredValue);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('index');
    expect(requestCount).toBe(0);
  },
);

test('on a small screen, the toast doesn’t cover the submit button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(gallery.url);
  const dialog = await openDialog(page);
  await submit(dialog);
  await expect(getToast(page, 'Unable to Submit')).toBeVisible();
  await dialog.locator('button[type=submit]').click({ timeout: 3000 });
  await expect(dialog.locator('[data-errors]')).toBeFocused();
  await expect(getToast(page, 'Unable to Submit')).toHaveCount(1);
});

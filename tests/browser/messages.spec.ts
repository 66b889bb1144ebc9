/** Every message of the consultation form, in toast, field, summary and page title. */
import { holds } from './accessibility/bar-names.ts';
import {
  caseNumberMessages,
  countyMessages,
  dateServedMessages,
  fullNameMessages,
  phoneMessages,
} from '#forms/messages.ts';
import { daysAgo, fill, goodAnswers, openDialog, send, toast } from './consultation-form.ts';
import type { Answers } from './consultation-form.ts';
import { expect, harness, test } from './servers.ts';

/** Titles contain no dates, because these change at midnight. */
const refused: [field: string, answers: Answers, message: string, given?: string][] = [
  ['fullName', { fullName: ' A ' }, fullNameMessages.tooShort],
  ['fullName', { fullName: 'x'.repeat(101) }, fullNameMessages.tooLong],
  ['fullName', { fullName: 'Jane 2' }, fullNameMessages.characters],
  ['caseNumber', { caseNumber: '1'.repeat(51) }, caseNumberMessages.tooLong],
  ['caseNumber', { caseNumber: '2026/CA' }, caseNumberMessages.characters],
  ['county', { county: ' ' }, countyMessages.tooShort],
  ['county', { county: 'x'.repeat(51) }, countyMessages.tooLong],
  ['county', { county: 'Pasco 7' }, countyMessages.characters],
  ['dateServed', { dateServed: '' }, dateServedMessages.format],
  ['dateServed', { dateServed: daysAgo(-2) }, dateServedMessages.window, 'a day to come'],
  ['dateServed', { dateServed: daysAgo(400) }, dateServedMessages.window, 'a day of a year before'],
  ['phoneNumber', { phoneNumber: '813-555-0199 x' }, phoneMessages.characters],
  ['phoneNumber', { phoneNumber: ' 555-0199 ' }, phoneMessages.tooShort],
  ['phoneNumber', { phoneNumber: '8'.repeat(21) }, phoneMessages.tooLong],
];

for (const [field, answers, message, given = JSON.stringify(answers).slice(0, 40)] of refused) {
  test(`${field} ${given}: ${message}`, holds(16), async ({ page }) => {
    let sent = 0;
    await page.route('**/functions/v1/**', (route) => {
      sent += 1;
      return route.continue();
    });
    await page.goto(harness.url);
    const dialog = await openDialog(page);
    await fill(dialog, { ...goodAnswers, ...answers });
    await send(dialog);
    await expect(toast(page, 'Unable to Submit')).toContainText(message);
    await expect(dialog).toBeVisible();

    const summary = dialog.locator('[data-errors]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([`${field}: ${message}`]);
    const input = dialog.locator(`[name=${field}]`);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.locator(`[id$=-${field}-error] [data-error-text]`)).toHaveText(message);
    await expect(input).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
    await expect(page).toHaveTitle(/^Error: index$/);

    await summary.getByRole('link').click();
    await expect(input).toBeFocused();
    for (const [name, value] of Object.entries({ ...goodAnswers, ...answers })) {
      await expect(dialog.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle('index');
    expect(sent).toBe(0);
  });
}

test('the toast has the first error, and the summary all errors in order', async ({ page }) => {
  await page.goto(harness.url);
  const dialog = await openDialog(page);
  await send(dialog);
  await expect(toast(page, 'Unable to Submit')).toContainText(fullNameMessages.tooShort);
  await expect(dialog.locator('[data-errors]').getByRole('listitem')).toHaveText([
    `fullName: ${fullNameMessages.tooShort}`,
    `county: ${countyMessages.tooShort}`,
    `dateServed: ${dateServedMessages.format}`,
    `phoneNumber: ${phoneMessages.tooShort}`,
  ]);
});

test('on a small screen the message does not cover the submit button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(harness.url);
  const dialog = await openDialog(page);
  await send(dialog);
  await expect(toast(page, 'Unable to Submit')).toBeVisible();
  await dialog.locator('button[type=submit]').click({ timeout: 3000 });
  await expect(dialog.locator('[data-errors]')).toBeFocused();
  await expect(toast(page, 'Unable to Submit')).toHaveCount(1);
});

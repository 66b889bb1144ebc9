import { tagCriteria } from './accessibility/criteria.ts';
import { validValues, createName, getToast } from './consultation-form.ts';
import { expect, gallery, listLeads, test } from './servers.ts';

test('a consultation can be booked with only the keyboard', async ({ page }) => {
  const fullName = createName();
  await page.goto(gallery.url);
  await page.keyboard.press('Tab');
  await expect(page.locator('#opener')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  const getFocusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const values = { ...validValues, fullName };
  for (const [name, value] of Object.entries(values)) {
    for (let pressCount = 0; pressCount < 8 && (await getFocusedName()) !== name; pressCount += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await getFocusedName()).toBe(name);
    const [year = '', month = '', day = ''] = name === 'dateServed' ? value.split('-') : [];
    await page.keyboard.type(name === 'dateServed' ? `${month}${day}${year}` : value);
  }
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(getToast(page, 'Information Received')).toBeVisible();
  await expect(page.locator('#opener')).toBeFocused();
  expect(await listLeads(gallery, fullName)).toHaveLength(1);
});

test(
  'at most three toasts are shown, for four seconds unless hovered or focused',
  tagCriteria(18),
  async ({ page }) => {
    await page.clock.install();
    await page.goto(`${gallery.url}/intake`);
    await page.locator('[name=fullName]').focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    const region = page.getByRole('region', { name: /Notifications/ });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    // The button is hidden while nothing is saved, but still works.
    const clearButton = page.getByRole('button', { name: 'Delete my details', includeHidden: true });
    for (let clickCount = 0; clickCount < 5; clickCount += 1) await clearButton.dispatchEvent('click');
    const toasts = region.locator('[data-toast]');
    await expect(toasts).toHaveCount(3);
    await toasts.last().hover();
    await page.clock.runFor(5000);
    await expect(toasts).toHaveCount(3);
    await toasts.first().getByRole('button', { name: 'Close' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(toasts).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(toasts).toHaveCount(2);
    await page.clock.runFor(4000);
    await expect(toasts).toHaveCount(0);
  },
);

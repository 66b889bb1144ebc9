import type { Page } from '@playwright/test';

/**
 * Brings up a message of a form. It has to come into a live region that was there before, and to
 * stay for as long as the pointer or the focus is on it. The page's clock has to be Playwright's.
 */
export async function messageFaults(page: Page, form: string): Promise<string[]> {
  const faults: string[] = [];
  const toast = page.locator('[data-toast]').first();
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[aria-live=polite]'))
      region.setAttribute('data-early', '');
  });
  await page.locator(`${form} [type=submit]`).click();
  await toast.waitFor({ timeout: 4000 });
  if (!(await toast.evaluate((one) => one.closest('[data-early]') !== null)))
    faults.push('the message is in no region that was announced before');
  await toast.hover();
  await page.clock.runFor(6000);
  if (!(await toast.isVisible())) return [...faults, 'the message goes while the pointer is on it'];
  await toast.getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  if (!(await toast.isVisible())) return [...faults, 'the message goes while the focus is in it'];
  await page.locator(`${form} [type=submit]`).focus();
  await page.clock.runFor(6000);
  if (await toast.isVisible()) faults.push('the message never goes');
  return faults;
}

import type { Page } from '@playwright/test';

/**
 * Triggers a form's message. It must appear in an existing live region and stay while it is hovered or focused. Requires
 * Playwright's clock.
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

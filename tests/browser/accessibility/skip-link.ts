import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/** The skip link is the first stop of a new page, is visible on focus and moves focus past the header. */
export async function findSkipLinkViolations(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const link = page.locator('header > a[href="#main"]');
  const { focused, shown } = await link.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return {
      focused: one === document.activeElement,
      shown: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom - top > 1,
    };
  });
  if (!focused) return ['the skip link is not first'];
  await page.keyboard.press('Enter');
  await waitTwoFrames(page);
  const atMain = await page.locator('main').evaluate((main) => main === document.activeElement);
  await page.keyboard.press('Tab');
  const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
  return [
    ...(shown ? [] : ['the skip link is not visible']),
    ...(atMain ? [] : ['the skip link does not move focus to main']),
    ...(inHeader ? ['Tab moves from main into the header'] : []),
  ];
}

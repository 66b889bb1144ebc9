import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/** Checks that the skip link is the first tab stop of a page, is visible on focus, and moves focus past the header. */
export async function findSkipLinkViolations(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const link = page.locator('header > a[href="#main"]');
  const { isFocused, isShown } = await link.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      isFocused: element === document.activeElement,
      isShown: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom - top > 1,
    };
  });
  if (!isFocused) return ['the skip link isn’t first'];
  await page.keyboard.press('Enter');
  await waitTwoFrames(page);
  const isMainFocused = await page.locator('main').evaluate((main) => main === document.activeElement);
  await page.keyboard.press('Tab');
  const isInHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
  return [
    ...(isShown ? [] : ['the skip link isn’t visible']),
    ...(isMainFocused ? [] : ['the skip link doesn’t move focus to main']),
    ...(isInHeader ? ['Tab moves from main into the header'] : []),
  ];
}

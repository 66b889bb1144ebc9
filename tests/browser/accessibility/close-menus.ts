import type { Page } from '@playwright/test';

/** Closes menus and questions and takes the focus away, so that the page is again as it was opened. */
export async function closeMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

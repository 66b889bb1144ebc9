import type { Page } from '@playwright/test';

/** Closes every <details> (menus, FAQ answers) and removes focus, which restores the page's initial state. */
export async function closeMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

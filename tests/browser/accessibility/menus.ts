import type { Locator, Page } from '@playwright/test';

/**
 * Checks that menus open with Enter and Space, one at a time, that Tab reaches each of their links uncovered, that Escape closes
 * them and restores focus, and that blur closes them.
 */
export async function findMenuViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  const siteMenu = page.locator('[data-menu=site] > summary');
  if (await siteMenu.isVisible()) await siteMenu.press('Enter');
  const first = page.locator('[data-menu=group]').first();
  const second = page.locator('[data-menu=group]').nth(1);
  await first.locator('summary').press('Enter');
  if (!(await isOpen(first))) violations.push('Enter does not open a menu');
  await second.locator('summary').press('Space');
  if (!(await isOpen(second))) violations.push('Space does not open a menu');
  if (await isOpen(first)) violations.push('two menus are open at the same time');
  const linkCount = await second.getByRole('link').count();
  if (linkCount === 0) violations.push('the open menu has no links');
  for (let index = 0; index < linkCount; index += 1) {
    await page.keyboard.press('Tab');
    violations.push(...(await second.evaluate(findLinkViolations, index)));
  }
  await page.keyboard.press('Escape');
  if (await isOpen(second)) violations.push('Escape does not close a menu');
  const summary = second.locator('summary');
  const isFocused = await summary.evaluate((element) => element === document.activeElement);
  if (!isFocused) violations.push('Escape doesn’t restore focus');
  await second.evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  await page.locator('footer a').first().focus();
  if (await isOpen(second)) violations.push('a menu stays open when the focus leaves it');
  await closeMenus(page);
  return violations;
}

function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element: HTMLDetailsElement) => element.open);
}

/** Runs in the page. Reports a link that doesn't have focus or is covered. */
function findLinkViolations(menu: Element, index: number): string[] {
  const link = menu.querySelectorAll('a[href]')[index];
  const name = `"${link?.textContent.trim()}"`;
  if (link === undefined || link !== document.activeElement) return [`${name} doesn’t have focus`];
  const { left, top, width, height } = link.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return link.contains(hit) ? [] : [`${name} is covered by ${hit?.localName} "${hit?.textContent.trim()}"`];
}

/** Closes every <details> (menus, FAQ answers) and removes focus, which restores the page's initial state. */
export async function closeMenus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

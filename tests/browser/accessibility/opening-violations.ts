import type { Locator, Page } from '@playwright/test';
import { closeMenus } from './close-menus.ts';

/** Checks that menus open with Enter and Space, one at a time, that Escape closes them and restores focus, and that blur closes them. */
export async function findMenuViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  const siteMenu = page.locator('[data-menu=site] > summary');
  if (await siteMenu.isVisible()) await siteMenu.press('Enter');
  const [first, second] = [
    page.locator('[data-menu=group]').first(),
    page.locator('[data-menu=group]').nth(1),
  ];
  await first.locator('summary').press('Enter');
  if (!(await isOpen(first))) violations.push('Enter does not open a menu');
  await second.locator('summary').press('Space');
  if (!(await isOpen(second))) violations.push('Space does not open a menu');
  if (await isOpen(first)) violations.push('two menus are open at the same time');
  await page.keyboard.press('Tab');
  if (!(await hasFocus(second.getByRole('link').first())))
    violations.push('Tab doesn’t move into the open menu');
  await page.keyboard.press('Escape');
  if (await isOpen(second)) violations.push('Escape does not close a menu');
  if (!(await hasFocus(second.locator('summary')))) violations.push('Escape doesn’t restore focus');
  await second.evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  await page.locator('footer a').first().focus();
  if (await isOpen(second)) violations.push('a menu stays open when the focus leaves it');
  await closeMenus(page);
  return violations;
}

function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element: HTMLDetailsElement) => element.open);
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

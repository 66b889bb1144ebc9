import type { Page } from '@playwright/test';
import { closeMenus } from './close-menus.ts';

/** Opens a menu and tabs through it. Returns links that don't receive focus or are covered. */
export async function findMenuWalkViolations(page: Page): Promise<string[]> {
  const outerButton = page.locator('[data-menu=site] > summary');
  if (await outerButton.isVisible()) await outerButton.press('Enter');
  const group = page.locator('[data-menu=group]').nth(1);
  await group.locator('summary').press('Enter');
  const linkCount = await group.getByRole('link').count();
  const violations = linkCount === 0 ? ['the open menu has no links'] : [];
  for (let index = 0; index < linkCount; index += 1) {
    await page.keyboard.press('Tab');
    violations.push(...(await group.evaluate(findLinkViolations, index)));
  }
  await closeMenus(page);
  return violations;
}

/** Runs in the page. Returns the problem of the focused link. */
function findLinkViolations(menu: Element, index: number): string[] {
  const link = menu.querySelectorAll('a[href]')[index];
  const name = `"${link?.textContent.trim()}"`;
  if (link === undefined || link !== document.activeElement) return [`${name} doesn’t have focus`];
  const { left, top, width, height } = link.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return link.contains(hit) ? [] : [`${name} is covered by ${hit?.localName} "${hit?.textContent.trim()}"`];
}

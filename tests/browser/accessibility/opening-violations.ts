import type { Locator, Page } from '@playwright/test';
import { closeMenus } from './close-menus.ts';

/** Menus open with Enter and Space, one at a time; Escape closes and restores focus; blur closes. */
export async function findMenuViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  const outer = page.locator('[data-menu=site] > summary');
  if (await outer.isVisible()) await outer.press('Enter');
  const [first, second] = [
    page.locator('[data-menu=group]').first(),
    page.locator('[data-menu=group]').nth(1),
  ];
  await first.locator('summary').press('Enter');
  if (!(await isOpen(first))) violations.push('Enter does not open a menu');
  await second.locator('summary').press('Space');
  if (!(await isOpen(second))) violations.push('Space does not open a menu');
  if (await isOpen(first)) violations.push('two menus are open at a time');
  await page.keyboard.press('Tab');
  if (!(await hasFocus(second.getByRole('link').first())))
    violations.push('Tab does not lead into the open menu');
  await page.keyboard.press('Escape');
  if (await isOpen(second)) violations.push('Escape does not close a menu');
  if (!(await hasFocus(second.locator('summary')))) violations.push('Escape does not give the focus back');
  await second.evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  await page.locator('footer a').first().focus();
  if (await isOpen(second)) violations.push('a menu stays open when the focus leaves it');
  await closeMenus(page);
  return violations;
}

/** Questions of a list share a name. */
const question = 'main details[name]';

/** Questions open with Enter and Space, one at a time; each button is a heading or inside one. */
export async function findQuestionViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  const questions = page.locator(question);
  if ((await questions.count()) < 2) return violations;
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    await questions.nth(index).locator('summary').press(key);
    if (!(await isOpen(questions.nth(index)))) violations.push(`${key} does not open a question`);
  }
  const open = await page.locator(`${question}[open]`).count();
  if (open !== 1) violations.push(`${open} questions are open at a time`);
  const bare = await questions.locator('summary:not(:has(h2, h3, h4))').count();
  if (bare > 0) violations.push(`${bare} questions are no headings`);
  await closeMenus(page);
  return violations;
}

function isOpen(part: Locator): Promise<boolean> {
  return part.evaluate((one: HTMLDetailsElement) => one.open);
}

function hasFocus(part: Locator): Promise<boolean> {
  return part.evaluate((one) => one === document.activeElement);
}

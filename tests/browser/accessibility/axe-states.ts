import type { Page } from '@playwright/test';
import { toVisitorDay } from '#forms/dates.ts';
import { expect } from '../servers.ts';
import { findAxeViolations, findAxeLayoutViolations } from './axe.ts';
import { closeMenus } from './menus.ts';
import { runAllChecks } from './routes.ts';

/** Runs axe with a menu and a question open, then closes both. */
export async function findAxeViolationsInOpenStates(page: Page): Promise<string[]> {
  const siteMenu = page.locator('[data-menu=site] > summary');
  if (await siteMenu.isVisible()) await siteMenu.click();
  await page.locator('[data-menu=group] > summary').last().click();
  await expect(page.locator('[data-menu=group] a').last()).toBeVisible();
  const selectors = ['header'];
  const question = page.locator('main details[name]').first();
  if ((await question.count()) > 0) {
    // Opened by script, because a click would close the menu.
    await question.evaluate((details: HTMLDetailsElement) => (details.open = true));
    selectors.push('main section:has(details[open])');
  }
  const violations = await findAxeViolations(page, ...selectors);
  await closeMenus(page);
  return violations;
}

type AxeCheck = typeof findAxeViolations;

/** Runs axe at three widths in the same state of the page. At the wider two, only the nightly run applies all rules. */
async function runAtEveryWidth(
  page: Page,
  findViolationsWith: (runAxe: AxeCheck) => Promise<string[]>,
): Promise<string[]> {
  const violations: string[] = [];
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const runAxe = width === 320 || runAllChecks ? findAxeViolations : findAxeLayoutViolations;
    violations.push(...(await findViolationsWith(runAxe)).map((violation) => `${width} px: ${violation}`));
  }
  return violations;
}

/** Runs axe in the page's dialog, first with an empty form, then with its errors and toast. */
export async function findAxeViolationsInDialog(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog');
  await page
    .locator(`main a[href="#${await dialog.getAttribute('id')}"]:visible`)
    .first()
    .click();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  const emptyFormViolations = await runAtEveryWidth(page, (runAxe) => ignoreObscured(runAxe(page, 'dialog')));
  const rejectedFormViolations = await runAtEveryWidth(page, async (runAxe) => {
    await dialog.locator('[type=submit]').click();
    await expect(dialog.locator('[data-errors]')).toBeFocused();
    await expect(page.locator(toastSelector).first()).toBeVisible();
    return ignoreObscured(runAxe(page, 'dialog', toastSelector));
  });
  return [...emptyFormViolations, ...rejectedFormViolations];
}

const toastSelector = '[data-toast]';

/** Ignores targets that are partly scrolled out of a dialog or under a toast, because axe reports them as too small. */
async function ignoreObscured(violations: Promise<string[]>): Promise<string[]> {
  return (await violations).filter((violation) => !/partially ?obscured/i.test(violation));
}

/** Submits an empty form and runs axe with its errors and toast. */
export async function findAxeViolationsOnForm(page: Page, id: string): Promise<string[]> {
  const form = page.locator(`#${id}-form`);
  await form.locator('[required]').first().focus();
  await expect(form).toHaveAttribute('novalidate', '');
  return runAtEveryWidth(page, async (runAxe) => {
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expect(page.locator(toastSelector).first()).toBeVisible();
    return ignoreObscured(runAxe(page, `#${id}-form`, toastSelector));
  });
}

/** Runs axe on a deadline finder in each of its states. */
export async function findAxeViolationsOnDeadline(page: Page): Promise<string[]> {
  const finder = page.locator('[data-island=deadline][data-days]');
  const field = finder.locator('[data-other] [type=date]');
  await finder.locator('[type=radio]').last().check();
  await expect(field).toBeVisible();
  const violations: string[] = [];
  const days = Number(await finder.getAttribute('data-days'));
  for (const [state, daysAgo] of Object.entries({ ahead: 0, act: days, past: 90, invalid: -9 })) {
    await field.fill(toVisitorDay(new Date(Date.now() - daysAgo * 86_400_000)));
    await expect(finder).toHaveAttribute('data-state', state);
    violations.push(
      ...(await runAtEveryWidth(page, (runAxe) => runAxe(page, 'section:has([data-island=deadline])'))),
    );
  }
  return violations;
}

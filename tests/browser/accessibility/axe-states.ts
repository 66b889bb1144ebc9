import type { Page } from '@playwright/test';
import { toLocalDay } from '#forms/dates.ts';
import { expect } from '../servers.ts';
import { findAxeViolations, findAxeViolationsOfLayout } from './axe.ts';
import { closeMenus } from './close-menus.ts';
import { runAllChecks } from './routes.ts';

/** Runs axe with a menu and a question open, then closes both. */
export async function findAxeViolationsOfOpenStates(page: Page): Promise<string[]> {
  const site = page.locator('[data-menu=site] > summary');
  if (await site.isVisible()) await site.click();
  await page.locator('[data-menu=group] > summary').last().click();
  await expect(page.locator('[data-menu=group] a').last()).toBeVisible();
  const parts = ['header'];
  const question = page.locator('main details[name]').first();
  if ((await question.count()) > 0) {
    // Opened by script, because a click would close the menu.
    await question.evaluate((one: HTMLDetailsElement) => (one.open = true));
    parts.push('main section:has(details[open])');
  }
  const violations = await findAxeViolations(page, ...parts);
  await closeMenus(page);
  return violations;
}

type Look = typeof findAxeViolations;

/** Runs axe at each width in the same state of the page; at the wider ones only the layout rules, except in dark mode. */
async function runAtEveryWidth(
  page: Page,
  findViolationsAt: (look: Look) => Promise<string[]>,
): Promise<string[]> {
  const violations: string[] = [];
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const look = width === 320 || runAllChecks ? findAxeViolations : findAxeViolationsOfLayout;
    violations.push(...(await findViolationsAt(look)).map((violation) => `${width} px: ${violation}`));
  }
  return violations;
}

/** Runs axe in the page's dialog, first empty, then with its errors and message. */
export async function findAxeViolationsInDialog(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog');
  await page
    .locator(`main a[href="#${await dialog.getAttribute('id')}"]:visible`)
    .first()
    .click();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  const opened = await runAtEveryWidth(page, (look) => checkVisiblePart(look(page, 'dialog')));
  const refused = await runAtEveryWidth(page, async (look) => {
    await dialog.locator('[type=submit]').click();
    await expect(dialog.locator('[data-errors]')).toBeFocused();
    await expect(page.locator(toast).first()).toBeVisible();
    return checkVisiblePart(look(page, 'dialog', toast));
  });
  return [...opened, ...refused];
}

const toast = '[data-toast]';

/** Checks only the part that changed. Targets that are partly scrolled out of a dialog don't count as too small. */
async function checkVisiblePart(violations: Promise<string[]>): Promise<string[]> {
  return (await violations).filter((violation) => !/partially ?obscured/i.test(violation));
}

/** Submits an empty form and runs axe with its errors and message. */
export async function findAxeViolationsOnForm(page: Page, id: string): Promise<string[]> {
  const form = page.locator(`#${id}-form`);
  await form.locator('[required]').first().focus();
  await expect(form).toHaveAttribute('novalidate', '');
  return runAtEveryWidth(page, async (look) => {
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expect(page.locator(toast).first()).toBeVisible();
    return checkVisiblePart(look(page, `#${id}-form`, toast));
  });
}

/** Runs axe on a deadline finder with its answer and with its error. */
export async function findAxeViolationsOnDeadline(page: Page): Promise<string[]> {
  const place = page.locator('[data-island=deadline][data-days]');
  const field = place.locator('[data-other] [type=date]');
  await place.locator('[type=radio]').last().check();
  await expect(field).toBeVisible();
  const violations: string[] = [];
  const days = Number(await place.getAttribute('data-days'));
  for (const [state, daysAgo] of Object.entries({ ahead: 0, act: days, past: 90, invalid: -9 })) {
    await field.fill(toLocalDay(new Date(Date.now() - daysAgo * 86_400_000)));
    await expect(place).toHaveAttribute('data-state', state);
    violations.push(
      ...(await runAtEveryWidth(page, (look) => look(page, 'section:has([data-island=deadline])'))),
    );
  }
  return violations;
}

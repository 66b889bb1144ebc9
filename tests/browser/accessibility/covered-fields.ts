import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/**
 * Submits an invalid form on a phone. Reports the summary and fields that the toast covers, links in the summary that don't
 * scroll to their field and label, and a dialog's close button if it is hidden.
 */
export async function findCoveredFields(page: Page, form: string): Promise<string[]> {
  const violations: string[] = [];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(`${form} [type=submit]`).click();
  await waitTwoFrames(page);
  const toastCount = await page.locator('[data-toast]').count();
  if (toastCount !== 1) violations.push(`expected 1 toast, found ${toastCount}`);
  const links = page.locator(`${form} [data-errors] a`);
  violations.push(...(await findCoveredElements(page, '[data-errors], [aria-invalid=true]')));
  for (let index = 0; index < (await links.count()); index += 1) {
    await links.nth(index).click();
    await page.waitForFunction(isFocusedFieldShown, undefined, { timeout: 3000 }).catch(() => {
      violations.push(`link ${index + 1} does not scroll to its field and label`);
    });
    violations.push(...(await findCoveredElements(page, '[aria-invalid=true]')));
    const closeButton = page.locator(`${form} [data-close]`);
    if (!(await closeButton.evaluateAll(areAllVisible)))
      violations.push('the dialog’s close button is not visible');
  }
  return violations;
}

/** Returns the elements that the toast still covers a second after scrolling. */
async function findCoveredElements(page: Page, selector: string): Promise<string[]> {
  const end = Date.now() + 1000;
  let messages = await page.evaluate(describeCoveredElements, selector);
  while (messages.length > 0 && Date.now() < end) {
    await waitTwoFrames(page);
    messages = await page.evaluate(describeCoveredElements, selector);
  }
  return messages;
}

function describeCoveredElements(selector: string): string[] {
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!toast) return [];
  const coveredElements = [...document.querySelectorAll(selector)].filter((element) => {
    // Elements that are scrolled out of a dialog aren't covered.
    const visibleArea = element.closest('dialog > div')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const visibleTop = Math.max(top, visibleArea?.top ?? 0);
    const visibleBottom = Math.min(bottom, visibleArea?.bottom ?? innerHeight);
    return visibleTop < toast.bottom - 1 && visibleBottom > toast.top + 1;
  });
  return coveredElements.map(({ id }) => `the toast covers #${id}`);
}

function isFocusedFieldShown(): boolean {
  const field = document.activeElement;
  const label = document.querySelector(`label[for="${field?.id}"]`);
  return [field, label].every((element) => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const topElement = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    return element?.contains(topElement) === true;
  });
}

function areAllVisible(buttons: Element[]): boolean {
  return buttons.every((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

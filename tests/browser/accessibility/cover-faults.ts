import type { Page } from '@playwright/test';
import { twoFrames } from './two-frames.ts';

/**
 * Submits an invalid form on a phone. Its one message must not cover an invalid field wherever the visitor scrolls; each
 * link in the summary must show the field with its label, and a dialog its x.
 */
export async function coverFaults(page: Page, form: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(`${form} [type=submit]`).click();
  await twoFrames(page);
  const messages = await page.locator('[data-toast]').count();
  if (messages !== 1) faults.push(`${messages} messages say that the form was refused`);
  const links = page.locator(`${form} [data-errors] a`);
  faults.push(...(await covered(page, '[data-errors], [aria-invalid=true]')));
  for (let index = 0; index < (await links.count()); index += 1) {
    await links.nth(index).click();
    await page.waitForFunction(isFocusedFieldShown, undefined, { timeout: 3000 }).catch(() => {
      faults.push(`link ${index + 1} does not show its field with its label`);
    });
    faults.push(...(await covered(page, '[aria-invalid=true]')));
    const close = page.locator(`${form} [data-close]`);
    if (!(await close.evaluateAll(areAllInSight))) faults.push('the x of the dialog is out of sight');
  }
  return faults;
}

/** The elements that the message still covers shortly after scrolling. */
async function covered(page: Page, parts: string): Promise<string[]> {
  const end = Date.now() + 1000;
  let hidden = await page.evaluate(coveredNow, parts);
  while (hidden.length > 0 && Date.now() < end) {
    await twoFrames(page);
    hidden = await page.evaluate(coveredNow, parts);
  }
  return hidden;
}

function coveredNow(selector: string): string[] {
  const message = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!message) return [];
  const hidden = [...document.querySelectorAll(selector)].filter((part) => {
    // Elements that are scrolled out of a dialog aren't covered.
    const sight = part.closest('dialog > div')?.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    const seenTo = Math.min(bottom, sight?.bottom ?? innerHeight);
    return top < message.bottom - 1 && seenTo > message.top + 1;
  });
  return hidden.map(({ id }) => `the message lies over ${id}`);
}

function isFocusedFieldShown(): boolean {
  const field = document.activeElement;
  const label = document.querySelector(`label[for="${field?.id}"]`);
  return [field, label].every((part) => {
    const { left = 0, top = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
    return part?.contains(seen) === true;
  });
}

function areAllInSight(buttons: Element[]): boolean {
  return buttons.every((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

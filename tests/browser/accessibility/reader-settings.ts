import type { Page } from '@playwright/test';
import { findTextViolations, listVisibleWords } from './text-violations.ts';

/** The spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const twice = 'html { font-size: 200% !important }';

/** Checks text with the spacing of WCAG 1.4.12. */
export function findSpacedViolations(page: Page): Promise<string[]> {
  return findTextViolationsUnder(page, spacing);
}

/** Checks text at 200%. */
export function findEnlargedViolations(page: Page): Promise<string[]> {
  return findTextViolationsUnder(page, twice);
}

async function findTextViolationsUnder(page: Page, css: string): Promise<string[]> {
  // The CSP does not apply to constructed stylesheets.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const violations = await findTextViolations(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations;
}

/** Checks text at 200% as set in the browser, which also affects media queries. */
export async function findEnlargedInBrowserViolations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const isApplied = await page.evaluate(() => matchMedia('(width < 12rem)').matches);
  const violations = isApplied ? await findTextViolations(page) : ['the setting has no effect'];
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await client.detach();
  return violations;
}

/** Words that appear on wide screens but not on narrow ones, even in closed details. */
export async function findLostWords(page: Page): Promise<string[]> {
  const narrow = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = listWords(await listVisibleWords(page));
  if (narrow !== null) await page.setViewportSize(narrow);
  const folded = await page
    .locator('main details:not([open]) :is(div, p, li, h2, h3, dt, dd, b)')
    .allTextContents();
  const there = new Set(listWords([await listVisibleWords(page), ...folded].join(' ')));
  return wide.filter((word) => !there.has(word)).map((word) => `"${word}" is missing`);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
}

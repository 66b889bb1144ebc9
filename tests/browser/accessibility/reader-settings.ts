import type { Page } from '@playwright/test';
import { findTextViolations, getVisibleText } from './text-violations.ts';

/** The spacing required by WCAG 1.4.12. */
const spacingCss = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const doubleSizeCss = 'html { font-size: 200% !important }';

/** Checks text with the spacing of WCAG 1.4.12. */
export function findSpacedViolations(page: Page): Promise<string[]> {
  return findTextViolationsWithCss(page, spacingCss);
}

/** Checks text at 200%. */
export function findEnlargedViolations(page: Page): Promise<string[]> {
  return findTextViolationsWithCss(page, doubleSizeCss);
}

async function findTextViolationsWithCss(page: Page, css: string): Promise<string[]> {
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

/** Checks text at 200% when set in the browser, which also affects media queries. */
export async function findEnlargedInBrowserViolations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const isApplied = await page.evaluate(() => matchMedia('(width < 12rem)').matches);
  const violations = isApplied ? await findTextViolations(page) : ['the setting has no effect'];
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await client.detach();
  return violations;
}

/** Finds words that appear on wide screens but not on narrow ones, even in closed details. */
export async function findMissingWords(page: Page): Promise<string[]> {
  const narrowSize = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const wideWords = listWords(await getVisibleText(page));
  if (narrowSize !== null) await page.setViewportSize(narrowSize);
  const collapsedText = await page
    .locator('main details:not([open]) :is(div, p, li, h2, h3, dt, dd, b)')
    .allTextContents();
  const narrowWords = new Set(listWords([await getVisibleText(page), ...collapsedText].join(' ')));
  return wideWords.filter((word) => !narrowWords.has(word)).map((word) => `"${word}" is missing`);
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
}

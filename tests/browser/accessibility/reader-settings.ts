import type { Page } from '@playwright/test';
import { textFaults, visibleWords } from './text-faults.ts';

/** The values of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const twice = 'html { font-size: 200% !important }';

/** What is wrong with the text of the page with the spacing that a reader may set. */
export function spacedFaults(page: Page): Promise<string[]> {
  return textFaultsUnder(page, spacing);
}

/** What is wrong with the text of the page at twice its size. */
export function enlargedFaults(page: Page): Promise<string[]> {
  return textFaultsUnder(page, twice);
}

async function textFaultsUnder(page: Page, css: string): Promise<string[]> {
  // A sheet that is added like this is no part of the page that its policy could refuse.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const faults = await textFaults(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}

/**
 * What is wrong with the text of the page at the size of twice the usual that is set in the
 * browser: unlike a stylesheet, the setting changes what the page's own media queries see.
 */
export async function enlargedInBrowserFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const heard = await page.evaluate(() => matchMedia('(width < 12rem)').matches);
  const faults = heard ? await textFaults(page) : ['the page does not hear of the setting'];
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await client.detach();
  return faults;
}

/** Words that the widest screen shows and the narrowest neither shows nor opens by a tap. */
export async function lostWords(page: Page): Promise<string[]> {
  const narrow = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = wordsOf(await visibleWords(page));
  if (narrow !== null) await page.setViewportSize(narrow);
  const folded = await page
    .locator('main details:not([open]) :is(div, p, li, h2, h3, dt, dd, b)')
    .allTextContents();
  const there = new Set(wordsOf([await visibleWords(page), ...folded].join(' ')));
  return wide.filter((word) => !there.has(word)).map((word) => `"${word}" is not there`);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
}

import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

/** Measures fixed and stuck elements at the current scroll position. */
function measureStickyLayers(page: Page) {
  return page.evaluate(() => {
    const names: string[] = [];
    const rows = new Set<number>();
    let topBarsBottom = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position, top, bottom } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      const isAtTop = Math.abs(box.top - Number.parseFloat(top)) < 1.5;
      const isAtBottom = Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1.5;
      if (position === 'sticky' && !isAtTop && !isAtBottom) continue;
      const [visibleTop, visibleBottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (visibleBottom - visibleTop < 1) continue;
      names.push(`${element.localName}.${element.className} ${Math.round(visibleBottom - visibleTop)} px`);
      for (let row = Math.round(visibleTop); row < Math.round(visibleBottom); row += 1) rows.add(row);
      // Elements at the bottom edge also have a computed top.
      if (isAtTop && box.top < innerHeight / 2) topBarsBottom = Math.max(topBarsBottom, visibleBottom);
    }
    return { coveredHeight: rows.size, topBarsBottom, names };
  });
}

const scrollFractions = [0, 0.1, 0.3, 0.6, 0.9, 1];

/** Lists scroll positions where sticky elements cover more than a quarter of the screen, or any of it if it is under 400 px tall. */
export async function findStickyViolations(page: Page): Promise<string[]> {
  const screenHeight = page.viewportSize()?.height ?? 0;
  const limit = screenHeight < 400 ? 0 : screenHeight / 4;
  const violations = new Set<string>();
  for (const scrollFraction of scrollFractions) {
    await page.evaluate(
      (fraction) => scrollTo(0, document.documentElement.scrollHeight * fraction),
      scrollFraction,
    );
    await waitTwoFrames(page);
    const { coveredHeight, names } = await measureStickyLayers(page);
    if (coveredHeight > limit)
      violations.add(
        `${coveredHeight} of ${screenHeight} px are covered when scrolled to ${scrollFraction}: ${names.join(', ')}`,
      );
  }
  return [...violations];
}

/** Lists the targets of links within the page that sticky bars cover, or that remain in the lower half of the screen. */
export async function findAnchorViolations(page: Page): Promise<string[]> {
  const ids = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a[href^="#"]')].flatMap((link) => {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        const target = document.getElementById(id);
        return target === null || target.closest('dialog') ? [] : [id];
      }),
    ),
  ]);
  const violations: string[] = [];
  for (const id of ids) {
    await page.evaluate((name) => {
      location.hash = '';
      location.hash = name;
    }, id);
    const { topBarsBottom } = await measureStickyLayers(page);
    const { top, isAtEnd } = await page.evaluate((name) => {
      const target = document.getElementById(name);
      const end = document.documentElement.scrollHeight - innerHeight;
      return { top: target?.getBoundingClientRect().top ?? 0, isAtEnd: scrollY >= end - 1 };
    }, id);
    if (top < topBarsBottom - 1)
      violations.push(`#${id} at ${top} is covered by bars down to ${topBarsBottom}`);
    const screenHeight = page.viewportSize()?.height ?? 0;
    if (top > screenHeight / 2 && !isAtEnd)
      violations.push(`#${id} at ${top} is below the middle of the screen`);
  }
  return violations;
}

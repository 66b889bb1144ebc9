import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

export type StickyLayers = { height: number; lowestTopEdge: number; names: string[] };

/** Measures fixed and stuck elements at the current scroll position. */
function measureStickyLayers(page: Page): Promise<StickyLayers> {
  return page.evaluate(() => {
    const names: string[] = [];
    const rows = new Set<number>();
    let lowestTopEdge = 0;
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
      if (isAtTop && box.top < innerHeight / 2) lowestTopEdge = Math.max(lowestTopEdge, visibleBottom);
    }
    return { height: rows.size, lowestTopEdge, names };
  });
}

const scrollFractions = [0, 0.1, 0.3, 0.6, 0.9, 1];

/** Lists where sticky elements cover over a quarter of the screen, or anything on screens shorter than 400 px. */
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
    const { height, names } = await measureStickyLayers(page);
    if (height > limit)
      violations.add(
        `${height} of ${screenHeight} px when scrolled to ${scrollFraction}: ${names.join(', ')}`,
      );
  }
  return [...violations];
}

/** Lists the targets of links within the page that sticky bars cover. */
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
    const { lowestTopEdge } = await measureStickyLayers(page);
    const { top, isAtEnd } = await page.evaluate((name) => {
      const target = document.getElementById(name);
      const end = document.documentElement.scrollHeight - innerHeight;
      return { top: target?.getBoundingClientRect().top ?? 0, isAtEnd: scrollY >= end - 1 };
    }, id);
    if (top < lowestTopEdge - 1)
      violations.push(`#${id} at ${top} is covered by bars down to ${lowestTopEdge}`);
    const screenHeight = page.viewportSize()?.height ?? 0;
    if (top > screenHeight / 2 && !isAtEnd) violations.push(`#${id} at ${top} is not at the top`);
  }
  return violations;
}

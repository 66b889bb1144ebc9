import type { Page } from '@playwright/test';
import { waitTwoFrames } from './two-frames.ts';

export type Layers = { height: number; lowestTopEdge: number; names: string[] };

/** Fixed and stuck elements at the current scroll position. */
function listStickyLayers(page: Page): Promise<Layers> {
  return page.evaluate(() => {
    const names: string[] = [];
    const rows = new Set<number>();
    let lowestTopEdge = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position, top, bottom } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      const atTop = Math.abs(box.top - Number.parseFloat(top)) < 1.5;
      const atBottom = Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1.5;
      if (position === 'sticky' && !atTop && !atBottom) continue;
      const [from, to] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (to - from < 1) continue;
      names.push(`${element.localName}.${element.className} ${Math.round(to - from)} px`);
      for (let row = Math.round(from); row < Math.round(to); row += 1) rows.add(row);
      // Elements at the lower edge also have a top in pixels.
      if (atTop && box.top < innerHeight / 2) lowestTopEdge = Math.max(lowestTopEdge, to);
    }
    return { height: rows.size, lowestTopEdge, names };
  });
}

const places = [0, 0.1, 0.3, 0.6, 0.9, 1];

/** Sticky elements may cover a quarter of the screen, and nothing of a screen lower than 400 px. */
export async function findStickyViolations(page: Page): Promise<string[]> {
  const screen = page.viewportSize()?.height ?? 0;
  const limit = screen < 400 ? 0 : screen / 4;
  const violations = new Set<string>();
  for (const place of places) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), place);
    await waitTwoFrames(page);
    const { height, names } = await listStickyLayers(page);
    if (height > limit) violations.add(`${height} of ${screen} px at ${place}: ${names.join(', ')}`);
  }
  return [...violations];
}

/** Sticky bars must not cover targets of links within the page. */
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
    const { lowestTopEdge } = await listStickyLayers(page);
    const { top, atEnd } = await page.evaluate((name) => {
      const target = document.getElementById(name);
      const end = document.documentElement.scrollHeight - innerHeight;
      return { top: target?.getBoundingClientRect().top ?? 0, atEnd: scrollY >= end - 1 };
    }, id);
    if (top < lowestTopEdge - 1)
      violations.push(`#${id} at ${top} is covered by bars down to ${lowestTopEdge}`);
    const screen = page.viewportSize()?.height ?? 0;
    if (top > screen / 2 && !atEnd) violations.push(`#${id} at ${top} is not at the top`);
  }
  return violations;
}

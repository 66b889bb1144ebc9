import type { Page } from '@playwright/test';

/** Finds text that is clipped, off screen or overlapping, and horizontal scrolling. */
export function findTextViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) violations.add(`the page is ${overflow} px wider than the screen`);
    type Line = { node: Text; block: Element | null; box: DOMRect; layer: Element | null };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const quote = ({ data }: Text) => `"${data.trim().slice(0, 50)}"`;
    const findLayer = (element: Element | null): Element | null => {
      for (let ancestor = element; ancestor !== null; ancestor = ancestor.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return ancestor;
      }
      return null;
    };
    type ClippingAncestor = { name: string; clipsX: boolean; clipsY: boolean; box: DOMRect };
    const cache = new Map<Element, ClippingAncestor[]>();
    const listClippingAncestors = (element: Element | null): ClippingAncestor[] => {
      if (element === null || element === document.body) return [];
      const cached = cache.get(element);
      if (cached !== undefined) return cached;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const clips = (value: string) => !['inline', 'contents'].includes(display) && /hidden|clip/.test(value);
      const [clipsX, clipsY] = [clips(overflowX), clips(overflowY)];
      const name = `${element.localName}.${element.className}`;
      const own = clipsX || clipsY ? [{ name, clipsX, clipsY, box: element.getBoundingClientRect() }] : [];
      const ancestors = [...own, ...listClippingAncestors(element.parentElement)];
      cache.set(element, ancestors);
      return ancestors;
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('header > a, script'))
        continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const block = parent.closest('p, li, h1, h2, h3, dt, dd, td, th, label, a, button, summary, div');
      const layer = findLayer(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (box.left < -1 || box.right > innerWidth + 1) violations.add(`${quote(node)} is off screen`);
        for (const { name, clipsX, clipsY, box: clip } of listClippingAncestors(parent)) {
          const isClippedX = clipsX && (box.left < clip.left - 1 || box.right > clip.right + 1);
          // A line box is taller than its letters.
          const isClippedY = clipsY && (box.top < clip.top - 4 || box.bottom > clip.bottom + 4);
          if (isClippedX || isClippedY) violations.add(`${quote(node)} is clipped by ${name}`);
        }
        // The middle of the line box, because boxes of tight lines overlap but their letters don't.
        lines.push({
          node,
          block,
          layer,
          box: new DOMRect(box.x, box.y + box.height * 0.25, box.width, box.height * 0.5),
        });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, line] of lines.entries()) {
      for (let j = index + 1; j < lines.length; j += 1) {
        const other = lines[j];
        if (other === undefined || other.box.top >= line.box.bottom - 1) break;
        const horizontalOverlap =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (line.layer === other.layer && line.node !== other.node && horizontalOverlap > 2)
          violations.add(`${quote(line.node)} overlaps ${quote(other.node)}`);
      }
    }
    return [...violations].slice(0, 12);
  });
}

/** Returns the visible text of the page's main element. */
export function getVisibleText(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? '');
}

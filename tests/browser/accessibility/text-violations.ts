import type { Page } from '@playwright/test';

/** Finds text that is clipped, off screen or overlapping, and horizontal scrolling. */
export function findTextViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const violations = new Set<string>();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) violations.add(`the page is ${wide} px wider than the screen`);
    type Line = { node: Text; block: Element | null; box: DOMRect; layer: Element | null };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const quote = ({ data }: Text) => `"${data.trim().slice(0, 50)}"`;
    const findLayer = (element: Element | null): Element | null => {
      for (let part = element; part !== null; part = part.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
      }
      return null;
    };
    type Frame = { name: string; cutsX: boolean; cutsY: boolean; edge: DOMRect };
    const known = new Map<Element, Frame[]>();
    const listFrames = (part: Element | null): Frame[] => {
      if (part === null || part === document.body) return [];
      const found = known.get(part);
      if (found !== undefined) return found;
      const { overflowX, overflowY, display } = getComputedStyle(part);
      const cuts = (overflow: string) =>
        !['inline', 'contents'].includes(display) && /hidden|clip/.test(overflow);
      const [cutsX, cutsY] = [cuts(overflowX), cuts(overflowY)];
      const name = `${part.localName}.${part.className}`;
      const own = cutsX || cutsY ? [{ name, cutsX, cutsY, edge: part.getBoundingClientRect() }] : [];
      const frames = [...own, ...listFrames(part.parentElement)];
      known.set(part, frames);
      return frames;
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
        if (box.left < -1 || box.right > innerWidth + 1) violations.add(`${quote(node)} leaves the screen`);
        for (const { name, cutsX, cutsY, edge } of listFrames(parent)) {
          const cutX = cutsX && (box.left < edge.left - 1 || box.right > edge.right + 1);
          // A line box is higher than its letters.
          const cutY = cutsY && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
          if (cutX || cutY) violations.add(`${quote(node)} is clipped by ${name}`);
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
    for (const [index, one] of lines.entries()) {
      for (let at = index + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (other === undefined || other.box.top >= one.box.bottom - 1) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (one.layer === other.layer && one.node !== other.node && across > 2)
          violations.add(`${quote(one.node)} overlaps ${quote(other.node)}`);
      }
    }
    return [...violations].slice(0, 12);
  });
}

/** Visible words, in order. */
export function listVisibleWords(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? '');
}

import type { Page } from '@playwright/test';

/** Text that is cut off, hangs out of the screen or lies on other text; and a page wider than the screen. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.add(`the page is ${wide} px wider than the screen`);
    type Line = { node: Text; block: Element | null; box: DOMRect; layer: Element | null };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const say = ({ data }: Text) => `"${data.trim().slice(0, 50)}"`;
    const layerOf = (element: Element | null): Element | null => {
      for (let part = element; part !== null; part = part.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
      }
      return null;
    };
    type Frame = { name: string; cutsX: boolean; cutsY: boolean; edge: DOMRect };
    // Many lines stand in the same boxes, and nearly all of these cut nothing off.
    const known = new Map<Element, Frame[]>();
    const framesOf = (part: Element | null): Frame[] => {
      if (part === null || part === document.body) return [];
      const found = known.get(part);
      if (found !== undefined) return found;
      const { overflowX, overflowY, display } = getComputedStyle(part);
      const cuts = (overflow: string) =>
        !['inline', 'contents'].includes(display) && /hidden|clip/.test(overflow);
      const [cutsX, cutsY] = [cuts(overflowX), cuts(overflowY)];
      const name = `${part.localName}.${part.className}`;
      const own = cutsX || cutsY ? [{ name, cutsX, cutsY, edge: part.getBoundingClientRect() }] : [];
      const frames = [...own, ...framesOf(part.parentElement)];
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
      const layer = layerOf(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (box.left < -1 || box.right > innerWidth + 1) faults.add(`${say(node)} leaves the screen`);
        for (const { name, cutsX, cutsY, edge } of framesOf(parent)) {
          const cutX = cutsX && (box.left < edge.left - 1 || box.right > edge.right + 1);
          // Some pixels: the box of a line is higher than its letters.
          const cutY = cutsY && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
          if (cutX || cutY) faults.add(`${say(node)} is cut off by ${name}`);
        }
        // The middle of a line: tall boxes of lines set close together do overlap, their letters do not.
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
          faults.add(`${say(one.node)} lies on ${say(other.node)}`);
      }
    }
    return [...faults].slice(0, 12);
  });
}

/** The words that can be seen, in order. */
export function visibleWords(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? '');
}

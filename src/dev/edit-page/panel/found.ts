/// <reference lib="dom" />
import type { Place } from '../../../editing/contract.ts';
import type { Shown } from '../places-in-html.ts';

/** A value of a file where the page shows it. */
export type Found = { element: Element; shown: Shown };

const taken = new WeakMap<Element, string>();

/**
 * What scripts draw anew must be as they drew it: there the places are kept beside the elements. Called before any
 * of these scripts is loaded.
 */
export function keepAside(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-island] [data-from]')) {
    taken.set(element, element.getAttribute('data-from') ?? '');
    element.removeAttribute('data-from');
  }
}

function shownBy(element: Element): Shown[] {
  const text = element.getAttribute('data-from') ?? taken.get(element);
  // Only the preview writes it.
  return text === undefined ? [] : (JSON.parse(text) as Shown[]);
}

/** Every value that the page shows, in the page's order. */
export function everyFound(): Found[] {
  return [...document.querySelectorAll('*')].flatMap(foundIn);
}

export function foundOf(place: Place): Found[] {
  return everyFound().filter(({ shown }) => isSamePlace(shown, place));
}

export function isSamePlace(a: Place, b: Place): boolean {
  return nameOf(a) === nameOf(b);
}

/** The place as one text: what unsaved words are kept under. */
export function nameOf({ file, path, body }: Place): string {
  return `${file}#${body === true ? 'text' : JSON.stringify(path)}`;
}

/**
 * What stands at a point of the window: the innermost element's, and in it the shortest stretch. A link or button is
 * pointed at wherever it can be pressed.
 */
export function foundAt(target: Element, x: number, y: number): Found | undefined {
  const pressed = target.closest('a, button, summary');
  const within = pressed === null ? [] : [...pressed.querySelectorAll('*')];
  return (
    foundAround(target, x, y) ?? within.flatMap(foundIn).find(({ shown }) => shown.attribute === undefined)
  );
}

function foundIn(element: Element): Found[] {
  return shownBy(element).map((shown) => ({ element, shown }));
}

function foundAround(target: Element, x: number, y: number): Found | undefined {
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const here = element;
    const all = shownBy(here).filter((shown) => isAt({ element: here, shown }, x, y));
    const [shown] = all.toSorted((a, b) => breadth(a) - breadth(b));
    if (shown !== undefined) return { element: here, shown };
  }
  return undefined;
}

function breadth({ from, to, attribute }: Shown): number {
  if (attribute !== undefined) return Infinity;
  return from === undefined || to === undefined ? Number.MAX_SAFE_INTEGER : to - from;
}

function isAt(found: Found, x: number, y: number): boolean {
  const { from, attribute } = found.shown;
  if (from === undefined || attribute !== undefined) return true;
  const rects = [...rangeOf(found).getClientRects()];
  return rects.some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);
}

/** The stretch of the page that shows a value. */
export function rangeOf({ element, shown: { from = 0, to = Infinity } }: Found): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') !== null) continue;
    const length = node.textContent?.length ?? 0;
    if (!hasStart && at + length > from) {
      range.setStart(node, from - at);
      hasStart = true;
    }
    if (at < to) range.setEnd(node, Math.min(length, to - at));
    at += length;
  }
  return range;
}

/** Where a value is seen. */
export function boxOf(found: Found): DOMRect {
  const box = found.shown.attribute === undefined ? rangeOf(found).getBoundingClientRect() : undefined;
  return box === undefined || box.width === 0 ? found.element.getBoundingClientRect() : box;
}

export function wordsOf(found: Found): string {
  const { attribute } = found.shown;
  const words =
    attribute === undefined ? rangeOf(found).toString() : (found.element.getAttribute(attribute) ?? '');
  return words.replace(/\s+/g, ' ').trim();
}

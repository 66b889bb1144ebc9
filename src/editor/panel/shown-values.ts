/// <reference lib="dom" />
import type { FieldLocation } from '../contract.ts';
import { createLocationKey } from '../entry/changes.ts';
import type { ShownLocation } from '../preview/locations-in-html.ts';

/** A value and the element that shows it. */
export type ShownValue = { element: Element; location: ShownLocation };

/** Locations of elements whose `data-from` attribute was removed. */
const detachedLocations = new WeakMap<Element, string>();

/**
 * Moves the locations in islands from attributes into memory, because hydration and scripts expect unchanged markup. Must
 * be called before any of these scripts load.
 */
export function detachLocations(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-island] [data-from]')) {
    detachedLocations.set(element, element.getAttribute('data-from') ?? '');
    element.removeAttribute('data-from');
  }
}

function readLocations(element: Element): ShownLocation[] {
  const text = element.getAttribute('data-from') ?? detachedLocations.get(element);
  // Only the preview writes this attribute, so it is valid.
  return text === undefined ? [] : (JSON.parse(text) as ShownLocation[]);
}

/** Finds all values that the page shows, in document order. */
export function findShownValues(): ShownValue[] {
  return [...document.querySelectorAll('*')].flatMap(listValues);
}

/** Finds all values shown for a field, in document order. */
export function findValuesAt(location: FieldLocation): ShownValue[] {
  return findShownValues().filter(
    (value) => createLocationKey(value.location) === createLocationKey(location),
  );
}

/**
 * Finds the value at a point in the viewport: the text at that point, even under a link that covers a whole card; if there is
 * none, the element's own value. Links and buttons include their whole area.
 */
export function findValueAtPoint(target: Element, x: number, y: number): ShownValue | undefined {
  const passThroughElements = [...target.querySelectorAll('[data-from]')].filter(ignoresPointer);
  const values = [...document.elementsFromPoint(x, y), ...passThroughElements]
    .flatMap(listValues)
    .filter((value) => containsPoint(value, x, y));
  const [shortest] = values.toSorted((a, b) => getTextLength(a) - getTextLength(b));
  if (shortest !== undefined) return shortest;
  const control = target.closest('a, button, summary');
  const controlParts = control === null ? [] : [...control.querySelectorAll('*')];
  // A drawing has many shapes, but its alt text is on the outermost element.
  const drawing = target.closest('svg, picture, [role=img]');
  return [target, ...(drawing === null ? [] : [drawing]), ...controlParts].flatMap(listValues)[0];
}

/** Whether a visible element ignores the pointer, such as a heading that only expands its section in narrow viewports. */
function ignoresPointer(element: Element): boolean {
  return (
    getComputedStyle(element).pointerEvents === 'none' &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

function listValues(element: Element): ShownValue[] {
  return readLocations(element).map((location) => ({ element, location }));
}

function getTextLength(value: ShownValue): number {
  return readText(value).length;
}

function containsPoint(value: ShownValue, x: number, y: number): boolean {
  if (value.location.attribute !== undefined) return false;
  const rects = [...createRange(value).getClientRects()];
  return rects.some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom);
}

/** Creates a range around the text that shows a value. */
export function createRange({ element, location: { from = 0, to = Infinity } }: ShownValue): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  let hasStart = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style') !== null) continue;
    const length = node.textContent?.length ?? 0;
    if (!hasStart && offset + length > from) {
      range.setStart(node, from - offset);
      hasStart = true;
    }
    if (offset < to) range.setEnd(node, Math.min(length, to - offset));
    offset += length;
  }
  return range;
}

/** Measures the bounding box of a value. */
export function measureBox(value: ShownValue): DOMRect {
  const box = value.location.attribute === undefined ? createRange(value).getBoundingClientRect() : undefined;
  return box === undefined || box.width === 0 ? value.element.getBoundingClientRect() : box;
}

/** Reads the text as the page shows it, on one line. */
export function readText(value: ShownValue): string {
  const { attribute } = value.location;
  const text =
    attribute === undefined ? createRange(value).toString() : (value.element.getAttribute(attribute) ?? '');
  return text.replace(/\s+/g, ' ').trim();
}

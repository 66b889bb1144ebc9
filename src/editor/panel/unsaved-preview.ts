/// <reference lib="dom" />
import type { FieldLocation } from '../contract.ts';
import { findValuesAt, createRange } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';

/** The original child nodes of changed elements. */
let originalNodes = new Map<Element, ChildNode[]>();

const blockTagPattern = /^\s*<(?:p|h[1-6]|ul|ol|table|blockquote|pre|hr)\b/;

/** Shows unsaved text on the page. `html` is the compiled text. */
export function showUnsaved(location: FieldLocation, html: string): void {
  revertUnsaved();
  const values = findValuesAt(location).filter((value) => value.location.attribute === undefined);
  if (!blockTagPattern.test(html)) return values.forEach((value) => previewRange(value, html));
  for (const parent of new Set(values.map(({ element }) => findBlock(element).parentElement))) {
    if (parent === null || parent.closest('[data-island]') !== null) continue;
    const blocks = values
      .map(({ element }) => findBlock(element))
      .filter((block) => block.parentElement === parent);
    saveOriginal(parent);
    blocks[0]?.before(parseFragment(html));
    for (const block of blocks) block.remove();
  }
}

/** Restores the saved text. */
export function revertUnsaved(): void {
  for (const [element, nodes] of originalNodes) element.replaceChildren(...nodes);
  originalNodes = new Map();
}

/** Returns the list, table or quote that contains an element; if there is none, the element itself. */
function findBlock(element: Element): Element {
  return element.closest('ul, ol, table, blockquote') ?? element;
}

function previewRange({ element, location }: ShownValue, html: string): void {
  if (element.closest('[data-island], head') !== null) return;
  saveOriginal(element);
  if (location.from === undefined && element.children.length === 0)
    return element.replaceChildren(parseFragment(html));
  const copies = [...element.childNodes].map((node) => node.cloneNode(true));
  element.replaceChildren(...copies);
  const range = createRange({ element, location });
  range.deleteContents();
  range.insertNode(parseFragment(html));
}

function saveOriginal(element: Element): void {
  if (!originalNodes.has(element)) originalNodes.set(element, [...element.childNodes]);
}

function parseFragment(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html);
}

import type { HTMLElement } from 'node-html-parser';
import { readText } from './text.ts';

/** A selector, with the exact number of matching elements, or with text that they contain, ignoring case. */
export type ExpectedElement = readonly [selector: string, ...expected: (number | string)[]];

export function isMissing(root: HTMLElement, [selector, ...expected]: ExpectedElement): boolean {
  const elements = root.querySelectorAll(selector);
  const counts = expected.filter((value) => typeof value === 'number');
  if (counts.length === 0 ? elements.length === 0 : !counts.includes(elements.length)) return true;
  const text = elements
    .map((element) => (element.rawTagName === 'script' ? element.text : readText(element)))
    .join(' ');
  return expected.some((value) => typeof value === 'string' && !contains(text, value));
}

/** Whether text contains an expected string or matches an expected /pattern/. */
function contains(text: string, expected: string): boolean {
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(expected) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, flags).test(text);
  return text.toLowerCase().includes(expected.toLowerCase());
}

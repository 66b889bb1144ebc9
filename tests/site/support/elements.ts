import type { HTMLElement } from 'node-html-parser';
import { readText } from './text.ts';

/** The exact number of elements that match a selector, or texts that occur in them in any case. */
export type Element = readonly [selector: string, ...expected: (number | string)[]];

export function isMissing(root: HTMLElement, [selector, ...expected]: Element): boolean {
  const found = root.querySelectorAll(selector);
  const counts = expected.filter((value) => typeof value === 'number');
  if (counts.length === 0 ? found.length === 0 : !counts.includes(found.length)) return true;
  const text = found.map((each) => (each.rawTagName === 'script' ? each.text : readText(each))).join(' ');
  return expected.some((words) => typeof words === 'string' && !contains(text, words));
}

/** Whether a text contains these words, or a match of a /pattern/. */
function contains(text: string, words: string): boolean {
  const [, pattern, flags] = /^\/(.+)\/(\w*)$/.exec(words) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, flags).test(text);
  return text.toLowerCase().includes(words.toLowerCase());
}

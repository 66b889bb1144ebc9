import type { Check } from './checks.ts';
import { pages } from './site.ts';

/** Every part of the stylesheet that any page carries, each once. */
export const stylesheet = [
  ...new Set(
    pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ textContent }) => textContent)),
  ),
].join('\n');

/** The stylesheet draws something before each entry of the list, such as a check mark. */
export function marksEntries(selector: string): Check {
  const marked = new Set(
    [...stylesheet.matchAll(/([^{}]+>li[^{}]*)::?before\{[^}]*content:/g)].flatMap(([, selectors = '']) =>
      [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
  return (part) => {
    const names = part.querySelector(selector)?.getAttribute('class')?.split(' ') ?? [];
    return names.some((name) => marked.has(name)) ? [] : [`no mark drawn before the entries of ${selector}`];
  };
}

/** The classes that keep a box at 16 to 9. */
export const sixteenToNine: ReadonlySet<string> = new Set(
  [...stylesheet.matchAll(/([^{}]+)\{[^}]*aspect-ratio:16\/9/g)].flatMap(([, selectors = '']) =>
    [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  ),
);

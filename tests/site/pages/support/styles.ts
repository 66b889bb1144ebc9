import type { Check } from './checks.ts';
import { pages } from './site.ts';

/** Every part of the stylesheet that any page carries, each once. */
export const stylesheet = [
  ...new Set(
    pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ textContent }) => textContent)),
  ),
].join('\n');

/** The stylesheet draws something before each part that fits the selector, such as a check mark. */
export function styledBefore(selector: string): Check {
  const rule = new RegExp(`${selector.replaceAll('.', String.raw`\.`)}::?before\\{[^}]*content:`);
  return () => (rule.test(stylesheet) ? [] : [`no mark drawn before ${selector}`]);
}

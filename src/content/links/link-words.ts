import type { Problem } from '../problems/problem.ts';
import { isVague, plainWords } from '../wording/vague-words.ts';
import type { FoundLink } from './find-links.ts';

/**
 * Screen readers list the links of a page by their words alone
 * (WCAG 2.2, 2.4.4): each must say where it leads, and no two may say the same of different places.
 */
export function linkWordProblems(file: string, links: readonly FoundLink[]): Problem[] {
  const places = new Map<string, string>();
  return links.flatMap((link): Problem[] => {
    const { line, column, length } = link;
    const at = { file, line, column, mark: { line, column, length } };
    const words = plainWords(link.words);
    if (isVague(words)) {
      const message = `"${link.words}" does not say where this link leads, for those who hear the links of a page without the words around them. Name the page or the thing.`;
      return [{ ...at, message, severity: 'warning' }];
    }
    const before = places.get(words) ?? link.target;
    places.set(words, before);
    if (pageOf(before) === pageOf(link.target)) return [];
    const message = `Two links of this file say "${link.words}" and lead to different places, ${before} and ${link.target}. Give one of them other words.`;
    return [{ ...at, message, severity: 'warning' }];
  });
}

/** Without a slash at its end, and without the place on the page. */
function pageOf(target: string): string {
  return target.replace(/#.*$/, '').replace(/\/$/, '');
}

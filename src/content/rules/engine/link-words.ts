import { inAnyLanguage } from '../../languages/lexicons.ts';
import type { FoundLink } from '../../markdown/links.ts';
import type { Parsed, Report, SiteRule } from '../rule.ts';
import { isAside } from '../shown-words.ts';
import { filesWithLinks, linkAt, linkFault } from './links.ts';

/** Each link says where it leads, and no two say the same of different places. */
export const linkWords: SiteRule = {
  id: 'link-words',
  severity: 'warning',
  why: 'Screen readers list the links of a page by their words alone.',
  authority: 'WCAG 2.2, 2.4.4',
  run: (context) =>
    filesWithLinks(context).flatMap((entry) => {
      const all = entry.links.filter(({ picture }) => !picture);
      // Where nothing is unclear among all of them, nothing is among those that are read and lead somewhere.
      if (unclearLinks(entry, all).length === 0) return [];
      return unclearLinks(
        entry,
        all.filter((link) => !isAside(link, entry) && linkFault(link, entry, context) === undefined),
      );
    }),
};

/** More letters than two lines of a phone have. */
const longest = 100;

function unclearLinks(entry: Parsed, links: readonly FoundLink[]): Report[] {
  const places = new Map<string, string>();
  return links.flatMap((link): Report[] => {
    const at = linkAt(entry, link);
    const words = plainWords(link.words);
    if (isVague(words)) {
      const message = `"${link.words}" does not say where this link leads, for those who hear the links of a page without the words around them. Name the page or the thing.`;
      return [{ at, message }];
    }
    if (link.words.length > longest) {
      const message = `The words of this link are ${link.words.length} letters long, and heard as one. Make a link of the few that name the page.`;
      return [{ at, message }];
    }
    const before = places.get(words) ?? link.target;
    places.set(words, before);
    if (pageOf(before) === pageOf(link.target)) return [];
    const message = `Two links of this file say "${link.words}" and lead to different places, ${before} and ${link.target}. Give one of them other words.`;
    return [{ at, message }];
  });
}

/** Without a slash at its end, and without the place on the page. */
function pageOf(target: string): string {
  return target.replace(/#.*$/, '').replace(/\/$/, '');
}

const vague = new RegExp(`^(?:${inAnyLanguage(({ vagueLinkWords }) => vagueLinkWords)})$`);

/** Whether words say nothing of the place that a link or button leads to. */
export function isVague(words: string): boolean {
  return vague.test(plainWords(words));
}

/** Words as they are compared: without signs, arrows and capitals. */
export function plainWords(words: string): string {
  return words
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

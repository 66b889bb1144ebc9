import { joinPatterns } from '../../languages/lexicons.ts';
import type { FoundLink } from '../../markdown/links.ts';
import type { Parsed, NewDiagnostic, SiteRule } from '../rule.ts';
import { listFilesWithLinks, locateLink, checkLink } from './links.ts';

/** Link labels name their target and are unique per target. */
export const clearLinkText: SiteRule = {
  id: 'link-label',
  severity: 'warning',
  why: 'Screen readers list a page’s links without the text around them.',
  authority: 'WCAG 2.2, 2.4.4',
  run: (context) =>
    listFilesWithLinks(context).flatMap((entry) => {
      const all = entry.links.filter(({ picture }) => !picture);
      // If all links are clear, their targets need no check.
      if (findUnclearLinks(entry, all).length === 0) return [];
      return findUnclearLinks(
        entry,
        all.filter((link) => checkLink(link, entry, context) === undefined),
      );
    }),
};

/** Longer than two lines on a phone. */
const maxLength = 100;

function findUnclearLinks(entry: Parsed, links: readonly FoundLink[]): NewDiagnostic[] {
  const places = new Map<string, string>();
  return links.flatMap((link): NewDiagnostic[] => {
    const at = locateLink(entry, link);
    const text = normalizeLinkText(link.label);
    if (isVague(text)) {
      const message = `"${link.label}" doesn’t describe the link’s destination, and screen readers read links out of context. Name the page.`;
      return [{ ...at, message }];
    }
    if (link.label.length > maxLength) {
      const message = `This link text has ${link.label.length} characters, which screen readers read in one go. Link only the few words that name the page.`;
      return [{ ...at, message }];
    }
    const before = places.get(text) ?? link.target;
    places.set(text, before);
    if (stripAnchor(before) === stripAnchor(link.target)) return [];
    const message = `Two links in this file have the text "${link.label}" but different destinations, ${before} and ${link.target}. Reword one of them.`;
    return [{ ...at, message }];
  });
}

/** The address without trailing slash and anchor. */
function stripAnchor(target: string): string {
  return target.replace(/#.*$/, '').replace(/\/$/, '');
}

const vagueLabelPattern = new RegExp(`^(?:${joinPatterns(({ vagueLinkWords }) => vagueLinkWords)})$`);

/** Whether a label doesn't describe its target. */
export function isVague(label: string): boolean {
  return vagueLabelPattern.test(normalizeLinkText(label));
}

/** Normalizes a label for comparison: without punctuation, arrows and capitals. */
export function normalizeLinkText(label: string): string {
  return label
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

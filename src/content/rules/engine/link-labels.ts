import { joinPatterns } from '../../languages/lexicons.ts';
import type { MarkdownLink } from '../../markdown/links.ts';
import type { ParsedFile, NewDiagnostic, SiteRule } from '../rule.ts';
import { locateRange } from '../locate.ts';
import { listParsedFiles, checkLink } from './links.ts';

/** Link labels must be short and name their target, and the same label must always have the same target. */
export const linkLabels: SiteRule = {
  id: 'link-label',
  severity: 'warning',
  why: 'Screen readers list a page’s links without the text around them.',
  authority: 'WCAG 2.2, 2.4.4',
  run: (context) =>
    listParsedFiles(context).flatMap((entry) => {
      const links = entry.links.filter(({ isPicture }) => !isPicture);
      return findUnclearLinks(
        entry,
        links.filter((link) => checkLink(link, entry, context) === undefined),
      );
    }),
};

/** A longer label would take more than two lines on a phone. */
const maxLength = 100;

function findUnclearLinks(entry: ParsedFile, links: readonly MarkdownLink[]): NewDiagnostic[] {
  const targetsByLabel = new Map<string, string>();
  return links.flatMap((link): NewDiagnostic[] => {
    const report = (message: string) => [{ ...locateRange(entry, link.index, link.length), message }];
    const text = normalizeLinkText(link.label);
    if (isVague(text)) {
      return report(
        `"${link.label}" doesn’t describe the link’s destination, and screen readers read links out of context. Name the page.`,
      );
    }
    if (link.label.length > maxLength) {
      return report(
        `This link text is ${link.label.length} characters long, and screen readers read it all at once. Link only the few words that name the page.`,
      );
    }
    const firstTarget = targetsByLabel.get(text) ?? link.target;
    targetsByLabel.set(text, firstTarget);
    if (stripAnchor(firstTarget) === stripAnchor(link.target)) return [];
    return report(
      `Two links in this file have the text "${link.label}" but different destinations, ${firstTarget} and ${link.target}. Reword one of them.`,
    );
  });
}

/** Removes a target's trailing slash and anchor. */
function stripAnchor(target: string): string {
  return target.replace(/#.*$/, '').replace(/\/$/, '');
}

const vagueLabelPattern = new RegExp(`^(?:${joinPatterns(({ vagueLinkWords }) => vagueLinkWords)})$`);

/** Returns whether a label doesn't describe its target. */
export function isVague(label: string): boolean {
  return vagueLabelPattern.test(normalizeLinkText(label));
}

/** Normalizes a label for comparison: removes punctuation and arrows, and lowercases it. */
export function normalizeLinkText(label: string): string {
  return label
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

import { getLanguage } from '../../languages/languages.ts';
import type { Claim } from '../../collection.ts';
import { findPublishingState } from '../../routes/publishing.ts';
import type { PageEntry } from '../../site.ts';
import { foldName } from '../../source/slug.ts';
import type { SiteRule } from '../rule.ts';
import { Owners } from './one-owner.ts';

/** Titles, descriptions, labels and a collection's own claims must be unique among pages. */
export const titles: SiteRule = {
  id: 'titles',
  severity: 'error',
  why: 'Search engines, menus and screen readers need unique page names.',
  *run({ routes, today }) {
    const owners = new Owners();
    for (const entry of routes.orderedEntries) {
      const claims = entry.config.page.claims?.(entry.data) ?? [];
      yield* owners.checkClaims(
        entry,
        claims.filter(({ isPermanent }) => isPermanent),
      );
      // A replacement may reuse the names of an expired page.
      if (findPublishingState(entry.data, today) === 'expired') continue;
      const titleProblems = owners.checkClaims(entry, [claimTitle(entry)]);
      yield* titleProblems;
      // If a whole file was copied, report only its title, not every name.
      if (titleProblems.length > 0) continue;
      yield* owners.checkClaims(entry, [
        ...claims.filter(({ isPermanent }) => !isPermanent),
        ...listNameClaims(entry),
      ]);
    }
  },
};

function claimTitle({ data: { title } }: PageEntry): Claim {
  const message = ({ file }: { file: string }) => `is the same as in ${file}. Each page needs its own title.`;
  return { key: `title ${title}`, path: ['title'], message };
}

function listNameClaims({ data }: PageEntry): Claim[] {
  const language = getLanguage(data);
  const claims: Claim[] = [];
  if (data.label !== undefined) {
    claims.push({
      key: `label ${language} ${foldName(data.label)}`,
      path: ['label'],
      message: ({ file }) =>
        `is the same as in ${file}. Menus would show two links with the same name. Change one.`,
    });
  }
  // Search engines show only one of two pages with the same description. A draft translation may still have the description of its source.
  if (!data.draft) {
    claims.push({
      key: `description ${language} ${data.description}`,
      path: ['description'],
      message: ({ file }) => `is the same as in ${file}. Each page needs its own description.`,
      severity: 'warning',
    });
  }
  return claims;
}

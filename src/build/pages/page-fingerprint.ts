import { hash } from 'node:crypto';
import { isPageCollection } from '#content/collections.ts';
import { hasEnded } from '#content/offers/offers.ts';
import type { Page, Site } from '#content/site.ts';

/**
 * Gives the fingerprint of a page for its verdict. Checks see a page's HTML,
 * its own file, and the records around it: facts, offers, forms, disclaimers,
 * offices, the firm and its attorneys. Another page's text is seen by none.
 */
export function pageFingerprint(
  site: Site,
  sources: ReadonlyMap<string, string>,
  production: boolean,
): (page: Page, html: string) => string {
  const records = [...sources].filter(([file]) => isRecord(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ended = [...site.entries.offers.values()].map(({ data }) => hasEnded(data, site.now));
  const around = hash('sha1', JSON.stringify([records, ended, production]));
  return ({ entry, language }, html) =>
    hash('sha1', [around, language, sources.get(entry.file), html].join('\0'));
}

function isRecord(file: string): boolean {
  const [, collection = ''] = file.split('/');
  return collection === 'attorneys' || !isPageCollection(collection);
}

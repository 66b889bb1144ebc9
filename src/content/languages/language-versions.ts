import type { Page, Site } from '../site.ts';
import { languages } from './languages.ts';

const versionsBySite = new WeakMap<Site, Map<string, Page[]>>();

/**
 * A page in each of its languages, itself included, in the one order that the whole site lists languages in.
 */
export function languageVersions(site: Site, page: Page): Page[] {
  const known = versionsBySite.get(site) ?? groupVersions(site);
  versionsBySite.set(site, known);
  return known.get(sourceOf(page)) ?? [page];
}

function groupVersions(site: Site): Map<string, Page[]> {
  const shown = [...site.pages.values()].toSorted(
    (a, b) => languages.indexOf(a.language) - languages.indexOf(b.language),
  );
  return Map.groupBy(shown, sourceOf);
}

/** The address of the page that was translated; of any other page its own. */
function sourceOf({ path, entry }: Page): string {
  return ('translation' in entry.data ? entry.data.translation?.of : undefined) ?? path;
}

import { languages } from '../languages/languages.ts';
import { memoize } from '../memoize.ts';
import type { Page, PageEntry, Site } from '../site.ts';
import { wordsHash } from '../texts.ts';

/**
 * A page in each of its languages, itself included, in the one order that the whole site lists languages in.
 */
export function languageVersions(site: Site, page: Page): Page[] {
  return versionsOf(site).get(sourceOf(page)) ?? [page];
}

const versionsOf = memoize((site: Site): Map<string, Page[]> => {
  const shown = [...site.pages.values()].toSorted(
    (a, b) => languages.indexOf(a.language) - languages.indexOf(b.language),
  );
  return Map.groupBy(shown, sourceOf);
});

/** The address of the page that was translated; of any other page its own. */
function sourceOf({ path, entry }: Page): string {
  return ('translation' in entry.data ? entry.data.translation?.of : undefined) ?? path;
}

const unstamped = '000000000000';

export type TranslationState = 'current' | 'stale' | 'unstamped';

type Translation = {
  /** The address of the page that it translates. */
  of: string;
  source: PageEntry;
  /** The fingerprint of the text that was translated. */
  hash: string;
  state: TranslationState;
};

/** The page that a page says it translates, and whether that has changed since; undefined for any other page. */
export function translationOf({ pages }: Pick<Site, 'pages'>, { data }: PageEntry): Translation | undefined {
  if (!('translation' in data) || data.translation === undefined) return undefined;
  const { of, hash } = data.translation;
  const source = pages.get(of)?.entry;
  if (source === undefined) return undefined;
  if (hash === unstamped) return { of, source, hash, state: 'unstamped' };
  return { of, source, hash, state: hash === wordsHash(source) ? 'current' : 'stale' };
}

/** Pages that say of themselves what they translate. */
export function translatedPages(site: Site): ({ path: string; entry: PageEntry } & Translation)[] {
  return [...site.pages.values()].flatMap(({ path, entry }) => {
    const translation = translationOf(site, entry);
    return translation === undefined ? [] : [{ path, entry, ...translation }];
  });
}

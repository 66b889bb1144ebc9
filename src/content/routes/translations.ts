import { languages } from '../languages/languages.ts';
import type { Page, PageEntry } from '../site.ts';
import { wordsHash } from '../texts.ts';

/**
 * A page in each of its languages, itself included, in the one order that the whole site lists languages in.
 */
export function languageVersions<OfSite extends Page>(
  site: { pages: ReadonlyMap<string, OfSite> },
  page: OfSite,
): OfSite[] {
  const source = sourceOf(page);
  const versions = [...site.pages.values()].filter((other) => sourceOf(other) === source);
  return versions.length === 0
    ? [page]
    : versions.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
}

/** The address of the page that was translated; of any other page its own. */
function sourceOf({ path, entry }: Page): string {
  return entry.data.translation?.of ?? path;
}

const unstamped = '000000000000';

type TranslationState = 'current' | 'stale' | 'unstamped';

type Translation<Source extends PageEntry> = {
  /** The address of the page that it translates. */
  of: string;
  source: Source;
  /** The fingerprint of the text that was translated. */
  hash: string;
  state: TranslationState;
};

/** The page that a page says it translates, and whether that has changed since; undefined for any other page. */
export function translationOf<Of extends PageEntry>(
  { pages }: { pages: ReadonlyMap<string, Page<Of>> },
  { data }: Pick<PageEntry, 'data'>,
): Translation<Of> | undefined {
  if (data.translation === undefined) return undefined;
  const { of, hash } = data.translation;
  const source = pages.get(of)?.entry;
  if (source === undefined) return undefined;
  if (hash === unstamped) return { of, source, hash, state: 'unstamped' };
  return { of, source, hash, state: hash === wordsHash(source) ? 'current' : 'stale' };
}

/** Pages that say of themselves what they translate. */
export function translatedPages<Of extends PageEntry>(site: {
  pages: ReadonlyMap<string, Page<Of>>;
}): ({ path: string; entry: Of } & Translation<Of>)[] {
  return [...site.pages.values()].flatMap(({ path, entry }) => {
    const translation = translationOf(site, entry);
    return translation === undefined ? [] : [{ path, entry, ...translation }];
  });
}

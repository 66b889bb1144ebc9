import { languages } from '../languages/languages.ts';
import { memoize } from '../memoize.ts';
import type { Page, PageEntry } from '../site.ts';
import { hashText } from '../texts.ts';

/** Finds all versions of a page, including itself, in the site's language order. */
export function findLanguageVersions<P extends Page>(site: { pages: ReadonlyMap<string, P> }, page: P): P[] {
  const versions = groupBySource(site.pages).get(findSourcePath(page)) ?? [];
  const pages = versions.flatMap(({ path }) => site.pages.get(path) ?? []);
  return pages.length === 0 ? [page] : pages;
}

/** Groups pages by source. Memoized, because every page links to its versions, so searching would take quadratic time. */
const groupBySource = memoize((pages: ReadonlyMap<string, Page>) =>
  Map.groupBy(
    [...pages.values()].toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language)),
    findSourcePath,
  ),
);

/** Returns the path of the page's source; its own if it isn't a translation. */
function findSourcePath({ path, entry }: Page): string {
  return entry.data.translation?.of ?? path;
}

/** The hash in a new translation, until it is stamped. */
const unstampedHash = '000000000000';

type TranslationState = 'current' | 'stale' | 'unstamped';

type Translation<E extends PageEntry> = {
  sourcePath: string;
  source: E;
  /** Hash of the source's text at the time of translation. */
  hash: string;
  state: TranslationState;
};

/** Finds a translation's source, and whether it has changed since. Undefined if the page isn't a translation, or if the source isn't published. */
export function findTranslation<E extends PageEntry>(
  { pages }: { pages: ReadonlyMap<string, Page<E>> },
  { data }: Pick<PageEntry, 'data'>,
): Translation<E> | undefined {
  if (data.translation === undefined) return undefined;
  const { of: sourcePath, hash } = data.translation;
  const source = pages.get(sourcePath)?.entry;
  if (source === undefined) return undefined;
  if (hash === unstampedHash) return { sourcePath, source, hash, state: 'unstamped' };
  return { sourcePath, source, hash, state: hash === hashText(source) ? 'current' : 'stale' };
}

/** Lists the pages that are translations. */
export function listTranslatedPages<E extends PageEntry>(site: {
  pages: ReadonlyMap<string, Page<E>>;
}): ({ path: string; entry: E } & Translation<E>)[] {
  return [...site.pages.values()].flatMap(({ path, entry }) => {
    const translation = findTranslation(site, entry);
    return translation === undefined ? [] : [{ path, entry, ...translation }];
  });
}

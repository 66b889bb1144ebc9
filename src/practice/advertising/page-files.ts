import { collections, isPageCollection } from '#practice/collections.ts';
import { beforeCompiling } from '#content/compile.ts';
import { memoize } from '#content/memoize.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, PageEntry } from '#practice/site.ts';

/** The records that pages may show, by id. Records of different collections may have the same id. */
const recordsById = memoize((entries: Entries): ReadonlyMap<string, AnyEntry[]> => {
  const records = everyEntry(entries).filter(
    ({ collection }) =>
      collection !== 'facts' &&
      (!isPageCollection(collection) || collections[collection].appearsOn !== undefined),
  );
  return Map.groupBy<string, AnyEntry>(records, ({ id }) => id);
});

/** Longer strings and strings of several words are prose. */
const likeName = /^\S{1,100}$/;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The records that an entry's fields name. */
const namedIn = memoize((entries: Entries) => {
  const records = recordsById(entries);
  return memoize((entry: AnyEntry): readonly AnyEntry[] =>
    [...new Set(stringsIn(beforeCompiling(entry).data))].flatMap((text) =>
      likeName.test(text) ? (records.get(text) ?? []) : [],
    ),
  );
});

/** The entries of a page's content: the page, the records that it names, and those that these name. */
export function entriesOn(page: PageEntry, entries: Entries): AnyEntry[] {
  const recordsOf = namedIn(entries);
  const named = recordsOf(page);
  return [...new Set([page, ...named, ...named.flatMap((record) => recordsOf(record))])];
}

/** The files whose text a page shows. */
export function filesOn(page: PageEntry, entries: Entries): ReadonlySet<string> {
  const { defaults } = page.frontmatter;
  const files = entriesOn(page, entries).map(({ file }) => file);
  return new Set(defaults === undefined ? files : [...files, defaults.file]);
}

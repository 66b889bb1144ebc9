import type { PictureSize, Renditions } from './source/pictures.ts';
import { dayOf } from './calendar.ts';
import { isPageCollection } from './collections.ts';
import type { CollectionName, DataOf, PageCollection } from './collections.ts';
import type { Language } from './languages/languages.ts';
import type { Body } from './markdown/compile.ts';
import { memoize } from './memoize.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** A content file that passed its schema. */
export type Entry<Name extends CollectionName> = {
  collection: Name;
  /** The file's name without folder and ending; may hold slashes for pages in subfolders. */
  id: string;
  file: string;
  data: DataOf<Name>;
  /** The fields as the Markdown compiler reads them: the words of facts have no signs that it would act on. */
  encoded?: unknown;
  body: Body;
  /** Where each field stands, for problems found later. */
  frontmatter: Frontmatter;
};

export type AnyEntry = { [Name in CollectionName]: Entry<Name> }[CollectionName];
export type PageEntry = { [Name in PageCollection]: Entry<Name> }[PageCollection];

/** Whether the file is of a kind that has pages; a draft is too, though nobody sees its page. */
export function isPageEntry(entry: AnyEntry): entry is PageEntry {
  return isPageCollection(entry.collection);
}

export type Entries = { [Name in CollectionName]: Map<string, Entry<Name>> };

/** A page of the site: where it is, which file it comes from, and what the file says. */
export type Page = { path: string; aliases: string[]; language: Language; entry: PageEntry };

/** Everything the templates may use. Built once for each run; references in it are known to hold. */
export type Site = {
  entries: Entries;
  /** Shown pages by path, in the order of their paths. */
  pages: ReadonlyMap<string, Page>;
  /** Addresses that lead elsewhere: from, to. */
  redirects: ReadonlyMap<string, string>;
  firm: Entry<'site'>['data'];
  /** The size of each picture that a file shows, by its address; of a photo, with what the build has drawn of it. */
  pictures: ReadonlyMap<string, PictureSize & { renditions?: Renditions }>;
  /** The build clock. */
  now: Date;
};

/** The entry that a checked reference names. Raises an error when there is none: a fault of ours, never of an author. */
export function find<Name extends CollectionName>(
  site: Pick<Site, 'entries'>,
  collection: Name,
  id: string,
): Entry<Name> {
  const entry = site.entries[collection].get(id);
  if (entry === undefined)
    throw new Error(`Unchecked reference: content/${collection}/${id} does not exist.`);
  return entry;
}

/** Whether a day (YYYY-MM-DD) is over. */
export function isOver(day: string, site: Site): boolean {
  return day < dayOf(site.now);
}

/** Every entry of a collection; of a collection of pages, those that are shown. */
export function all<Name extends CollectionName>(site: Site, collection: Name): Entry<Name>[] {
  const entries: Entry<Name>[] = [...site.entries[collection].values()];
  if (!isPageCollection(collection)) return entries;
  const shown = shownFiles(site);
  return entries.filter(({ file }) => shown.has(file));
}

/** The site with what `change` makes of each entry, which stays in its place; it is asked once for each. */
export function withEntries(site: Site, change: (entry: AnyEntry) => AnyEntry): Site {
  const changed = memoize(change);
  // Each entry stays in its own collection.
  const entries = Object.fromEntries(
    Object.entries(site.entries).map(([name, map]) => [
      name,
      new Map([...map].map(([id, entry]: [string, AnyEntry]) => [id, changed(entry)])),
    ]),
  ) as unknown as Entries;
  return {
    ...site,
    entries,
    pages: new Map(
      [...site.pages].map(([path, page]) => [path, { ...page, entry: changed(page.entry) as PageEntry }]),
    ),
    firm: entries.site.get('firm')?.data ?? site.firm,
  };
}

/** Every entry of every collection, whatever its state. */
export function everyEntry(entries: Entries): AnyEntry[] {
  return Object.values(entries).flatMap((map): AnyEntry[] => [...map.values()]);
}

const shownFiles = memoize(
  (site: Site): ReadonlySet<string> => new Set([...site.pages.values()].map(({ entry }) => entry.file)),
);

/** The entry that stands in a file; undefined where none does. */
export function entryInFile({ entries }: Pick<Site, 'entries'>, file: string): AnyEntry | undefined {
  return everyEntry(entries).find((entry) => entry.file === file);
}

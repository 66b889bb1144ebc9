import type { PictureSize, Renditions } from './source/pictures.ts';
import type { Collection, CollectionOfPages, Data, PageData } from './collection.ts';
import type { Language } from './languages/languages.ts';
import type { Body } from './markdown/compile.ts';
import type { MarkdownLink } from './markdown/links.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import type { FieldPath } from './source/positions.ts';
import type { FieldKind } from './fields/kinds.ts';

/** A content file that passed schema validation. */
export type Entry = {
  collection: string;
  /** The configuration of the collection. */
  config: Collection;
  /** The file name without folder or extension; contains slashes for files in subfolders. */
  id: string;
  file: string;
  data: Data;
  /** The fields before compilation, once the entry is compiled. */
  uncompiled?: Data;
  /** The compiled body; empty until the entry is compiled. */
  body: Body;
  /** The fields with their positions. */
  frontmatter: Frontmatter;
  /** All text for visitors, as typed. */
  texts: readonly Text[];
  /** Links and pictures in the text. */
  links: readonly MarkdownLink[];
  /** References in the fields. */
  references: readonly Reference[];
};

/** Text for visitors as typed: in a field, or the body (without `path`). */
export type Text = {
  value: string;
  format: 'plain' | 'inline' | 'markdown';
  path?: FieldPath;
  /** Maps a range of the value to a range of the file. */
  toFileSpan: (index: number, length: number) => readonly [from: number, to: number];
};

/** A field's value with a kind other than Markdown: usually a reference to a file, a page, a picture or a section of the page. */
export type Reference = { text: string; kind: FieldKind; path: FieldPath };

/** A content file that is a page. */
export type PageEntry = Omit<Entry, 'config' | 'data'> & {
  config: CollectionOfPages;
  data: PageData;
  linkTargets: LinkTargets;
};

/** The IDs that a page template renders, and those that links may target. */
export type LinkTargets = { ids: readonly string[]; anchors: readonly string[] };

/** Returns whether the file belongs to a collection of pages, drafts included. */
export function isPageEntry(entry: Entry): entry is PageEntry {
  return entry.config.page !== undefined;
}

/** All entries, by collection and ID. */
export type Entries = { readonly [collection: string]: ReadonlyMap<string, Entry> };

/** A page of the site: path, source file and content. */
export type Page<P extends PageEntry = PageEntry> = {
  path: string;
  aliases: string[];
  language: Language;
  entry: P;
};

/** The data for templates. Created once per run; all references in it are valid. */
export type Site<E extends Entries = Entries, P extends PageEntry = PageEntry> = {
  entries: E;
  /** Published pages, sorted by path; in a preview, also drafts and scheduled pages. */
  pages: ReadonlyMap<string, Page<P>>;
  /** Redirects: source to target. */
  redirects: ReadonlyMap<string, string>;
  /** The size of each picture by its path; in a build, raster pictures also have generated renditions. */
  pictures: ReadonlyMap<string, PictureSize & { renditions?: Renditions }>;
  /** The time of the build. */
  now: Date;
};

type EntryIn<E, Name extends keyof E> =
  E[Name] extends ReadonlyMap<string, infer EntryOfMap> ? EntryOfMap : never;

/** Returns the entry for a checked reference. Throws an error if there is none, which is a bug in the code, not the content. */
export function getEntry<E extends Entries, Name extends keyof E & string>(
  site: { entries: E },
  collection: Name,
  id: string,
): EntryIn<E, Name> {
  const entry = site.entries[collection]?.get(id);
  if (entry === undefined)
    throw new Error(`Unchecked reference: content/${collection}/${id} does not exist.`);
  // Each map contains the entries of its own collection.
  return entry as EntryIn<E, Name>;
}

/** Lists all entries of a collection; for a collection of pages, only those in `pages`. */
export function listCollection<E extends Entries, Name extends keyof E & string>(
  site: { entries: E; pages: Site['pages'] },
  collection: Name,
): EntryIn<E, Name>[] {
  const entries = [...(site.entries[collection]?.values() ?? [])];
  const isShown = (entry: Entry) => {
    if (!isPageEntry(entry)) return true;
    return site.pages.get(entry.config.page.path(entry.id, entry.data))?.entry.file === entry.file;
  };
  // Each map contains the entries of its own collection.
  return entries.filter(isShown) as EntryIn<E, Name>[];
}

/** Replaces every entry of the site with the result of `transform`, which is called once per entry. */
export function mapEntries<S extends Site>(
  site: S,
  transform: (entry: EntryIn<S['entries'], keyof S['entries']>) => Entry,
): S {
  // Each map contains the entries of its own collection.
  const transformEntry = transform as (entry: Entry) => Entry;
  const entriesBefore: Entries = site.entries;
  const entries = Object.fromEntries(
    Object.entries(entriesBefore).map(([name, map]) => [
      name,
      new Map([...map].map(([id, entry]) => [id, transformEntry(entry)])),
    ]),
  );
  const pages = new Map(
    [...site.pages].map(([path, page]) => {
      const { collection, id } = page.entry;
      return [path, { ...page, entry: entries[collection]?.get(id) ?? page.entry }];
    }),
  );
  // `transform` doesn't change an entry's collection.
  return { ...site, entries, pages } as S;
}

/** Lists all entries of all collections, in any state. */
export function listEntries<E extends Entries>(entries: E): EntryIn<E, keyof E>[] {
  // Each map contains the entries of its own collection.
  return Object.values(entries).flatMap((map) => [...map.values()]) as EntryIn<E, keyof E>[];
}

/** Finds the entry of a file; undefined if there is none. */
export function findEntryInFile<E extends Entries>(
  { entries }: { entries: E },
  file: string,
): EntryIn<E, keyof E> | undefined {
  return listEntries(entries).find((entry) => (entry as Entry).file === file);
}

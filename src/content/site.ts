import type { PictureSize, Renditions } from './source/pictures.ts';
import type { Collection, CollectionOfPages, Data, PageData } from './collection.ts';
import type { Language } from './languages/languages.ts';
import type { Body } from './markdown/compile.ts';
import type { FoundLink } from './markdown/links.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import type { FieldPath } from './source/positions.ts';
import type { FieldKind } from './fields/kinds.ts';

/** A content file that passed its schema. */
export type Entry = {
  collection: string;
  /** What its collection says of all its files. */
  traits: Collection;
  /** The file's name without folder and ending; may hold slashes for pages in subfolders. */
  id: string;
  file: string;
  data: Data;
  /** Of an entry of the site, whose `data` is compiled: the fields that it was compiled from. */
  uncompiled?: Data;
  /** Its text, compiled in an entry of the site. */
  body: Body;
  /** The file with the place of each field. */
  frontmatter: Frontmatter;
  /** Every text for visitors, as typed. */
  texts: readonly Text[];
  /** The links and pictures in its texts. */
  links: readonly FoundLink[];
  /** What its fields name. */
  references: readonly Reference[];
};

/** A text for visitors as typed: in a field, or below the fields of a file (without `path`). */
export type Text = {
  value: string;
  format: 'plain' | 'inline' | 'markdown';
  path?: FieldPath;
  /** The stretch of the file in which a stretch of the value is typed. */
  span: (index: number, length: number) => readonly [from: number, to: number];
};

/** Something a field names: a file, a page, a picture, a part of the page. */
export type Reference = { text: string; kind: FieldKind; path: FieldPath };

/** A content file that is a page. */
export type PageEntry = Omit<Entry, 'traits' | 'data'> & {
  traits: CollectionOfPages;
  data: PageData;
  places: Places;
};

/** What the code of a page's template names on it: ids, and those of them that links may lead to. */
export type Places = { ids: readonly string[]; anchors: readonly string[] };

/** Whether the file is of a kind that has pages; a draft is too, though nobody sees its page. */
export function isPageEntry(entry: Entry): entry is PageEntry {
  return entry.traits.page !== undefined;
}

export type Entries = { readonly [collection: string]: ReadonlyMap<string, Entry> };

/** A page of the site: where it is, which file it comes from, and what the file says. */
export type Page<Of extends PageEntry = PageEntry> = {
  path: string;
  aliases: string[];
  language: Language;
  entry: Of;
};

/** Everything the templates may use. Built once for each run; references in it are known to hold. */
export type Site<All extends Entries = Entries, Of extends PageEntry = PageEntry> = {
  entries: All;
  /** Shown pages by path, in the order of their paths. */
  pages: ReadonlyMap<string, Page<Of>>;
  /** Addresses that lead elsewhere: from, to. */
  redirects: ReadonlyMap<string, string>;
  /** The size of each picture that a file shows, by its address; of a photo, with what the build has drawn of it. */
  pictures: ReadonlyMap<string, PictureSize & { renditions?: Renditions }>;
  /** The build clock. */
  now: Date;
};

type EntryIn<All, Name extends keyof All> =
  All[Name] extends ReadonlyMap<string, infer Found> ? Found : never;

/** The entry that a checked reference names. Raises an error when there is none: a fault of ours, never of an author. */
export function find<All extends Entries, Name extends keyof All & string>(
  site: { entries: All },
  collection: Name,
  id: string,
): EntryIn<All, Name> {
  const entry = site.entries[collection]?.get(id);
  if (entry === undefined)
    throw new Error(`Unchecked reference: content/${collection}/${id} does not exist.`);
  // Each map holds the entries of its own collection.
  return entry as EntryIn<All, Name>;
}

/** Every entry of a collection; of a collection of pages, those that are shown. */
export function all<All extends Entries, Name extends keyof All & string>(
  site: { entries: All; pages: Site['pages'] },
  collection: Name,
): EntryIn<All, Name>[] {
  const entries = [...(site.entries[collection]?.values() ?? [])];
  const isShown = (entry: Entry) => {
    if (!isPageEntry(entry)) return true;
    return site.pages.get(entry.traits.page.path(entry.id, entry.data))?.entry.file === entry.file;
  };
  // Each map holds the entries of its own collection.
  return entries.filter(isShown) as EntryIn<All, Name>[];
}

/** The site with what `change` makes of each entry, which stays in its place; it is asked once for each. */
export function withEntries<Of extends Site>(
  site: Of,
  change: (entry: EntryIn<Of['entries'], keyof Of['entries']>) => Entry,
): Of {
  // Each map holds the entries of its own collection.
  const changeEntry = change as (entry: Entry) => Entry;
  const before: Entries = site.entries;
  const entries = Object.fromEntries(
    Object.entries(before).map(([name, map]) => [
      name,
      new Map([...map].map(([id, entry]) => [id, changeEntry(entry)])),
    ]),
  );
  const pages = new Map(
    [...site.pages].map(([path, page]) => {
      const { collection, id } = page.entry;
      return [path, { ...page, entry: entries[collection]?.get(id) ?? page.entry }];
    }),
  );
  // What an entry is changed to is of the same collection.
  return { ...site, entries, pages } as Of;
}

/** Every entry of every collection, whatever its state. */
export function everyEntry<All extends Entries>(entries: All): EntryIn<All, keyof All>[] {
  // Each map holds the entries of its own collection.
  return Object.values(entries).flatMap((map) => [...map.values()]) as EntryIn<All, keyof All>[];
}

/** The entry that stands in a file; undefined where none does. */
export function entryInFile<All extends Entries>(
  { entries }: { entries: All },
  file: string,
): EntryIn<All, keyof All> | undefined {
  return everyEntry(entries).find((entry) => (entry as Entry).file === file);
}

import { isPageCollection } from './collections.ts';
import type { CollectionName, DataOf, PageCollection } from './collections.ts';
import type { Frontmatter } from './frontmatter/read-frontmatter.ts';
import type { Body } from './markdown/compile-markdown.ts';

/** A content file that passed its schema. */
export type Entry<Name extends CollectionName> = {
  collection: Name;
  /** The file's name without folder and ending; may hold slashes for pages in subfolders. */
  id: string;
  file: string;
  data: DataOf<Name>;
  body: Body;
  /** Where each field stands, for problems found later. */
  frontmatter: Frontmatter;
};

export type AnyEntry = { [Name in CollectionName]: Entry<Name> }[CollectionName];
export type PageEntry = { [Name in PageCollection]: Entry<Name> }[PageCollection];

export function isPageEntry(entry: AnyEntry): entry is PageEntry {
  return isPageCollection(entry.collection);
}

import type { CollectionName, PageCollection } from '#content/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Entry, Page, Site } from '#content/site.ts';

/** What checks ask of a page beside its HTML. */
export type PageView = {
  path: string;
  language: Language;
  collection: PageCollection;
  /** Its content file. */
  file: string;
  /** The area of law, on pages that name one. */
  area?: string;
};

export function viewOf({ path, language, entry }: Page): PageView {
  const area = entry.collection === 'pages' ? entry.data.area : undefined;
  return { path, language, collection: entry.collection, file: entry.file, ...(area && { area }) };
}

/** What an entry says, without the places of its fields. */
export type RecordOf<Name extends CollectionName> = Omit<Entry<Name>, 'frontmatter'>;

type RecordCollection =
  | 'attorneys'
  | 'disclaimers'
  | 'facts'
  | 'forms'
  | 'frames'
  | 'offers'
  | 'offices'
  | 'testimonials'
  | 'videos'
  | 'waivers';

/** What pages are held against: records, and no other page. */
export type Records = {
  entries: { [Name in RecordCollection]: ReadonlyMap<string, RecordOf<Name>> };
  firm: Site['firm'];
};

/** The record that a checked reference names. */
export function recordAt<Found>(records: ReadonlyMap<string, Found>, id: string): Found {
  const found = records.get(id);
  if (found === undefined) throw new Error(`Unchecked reference: ${id} is not on record.`);
  return found;
}

import type { CollectionName, PageCollection } from '#content/collections.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Entry, Page, Site } from '#content/site.ts';
import type { Disclaimers } from './disclaimers.ts';
import type { Ear } from './ear.ts';
import { oncePer } from './memory.ts';
import type { Band, Block } from './page/bands.ts';

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

/** A built page beside what it was built from. */
export type JudgedPage = { page: PageView; bands: Band[] };

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

/** What every check may ask. */
export type World = { site: Records; now: Date; production: boolean; disclaimers: Disclaimers; ear: Ear };

/** The record that a checked reference names. */
export function recordAt<Found>(records: ReadonlyMap<string, Found>, id: string): Found {
  const found = records.get(id);
  if (found === undefined) throw new Error(`Unchecked reference: ${id} is not on record.`);
  return found;
}

/** Bands with statements of the page's own: not the menus around it. */
export function statementBands({ bands }: JudgedPage): Band[] {
  return bands.filter(({ kind }) => kind !== 'head' && kind !== 'header');
}

/** The language of a block on a page in `language`. */
export function languageOf(block: Pick<Block, 'language'>, language: Language): Language {
  if (block.language === undefined) return language;
  return languages.find((known) => known === block.language?.slice(0, 2)) ?? language;
}

/** All that a band says, as one text. */
export const textOfBand = oncePer(({ blocks }: Band) => textOf(blocks));

export function textOf(blocks: Block[]): string {
  return blocks.map(({ text }) => text).join('\n');
}

/** What a reader of a band sees without opening anything. */
export const textInSight = oncePer(({ blocks }: Band) =>
  textOf(blocks.filter(({ covers }) => covers.length === 0)),
);

/** What a reader sees of a part while a block of it is in sight: nothing that is still closed or hidden. */
export function seenWith(block: Block, blocks: Block[]): Block[] {
  return blocks.filter(({ covers }) => covers.every((cover) => block.covers.includes(cover)));
}

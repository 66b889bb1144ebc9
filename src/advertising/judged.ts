import type { Language } from '#content/fields.ts';
import { languages } from '#content/fields.ts';
import type { Page, Site } from '#content/site.ts';
import type { Disclaimers } from './disclaimers.ts';
import { oncePer } from './memory.ts';
import type { Ear } from './ear.ts';
import type { Band, Block } from './page/bands.ts';

/** A built page beside what it was built from. */
export type JudgedPage = { page: Page; bands: Band[] };

/** What every check may ask. */
export type World = { site: Site; now: Date; production: boolean; disclaimers: Disclaimers; ear: Ear };

/** Bands with statements of the page's own: not the menus around it. */
export function statementBands({ bands }: JudgedPage): Band[] {
  return bands.filter(({ kind }) => kind !== 'head' && kind !== 'header');
}

/** The language of a block on a page in `language`. */
export function languageOf(block: Block, language: Language): Language {
  if (block.language === undefined) return language;
  return languages.find((known) => known === block.language?.slice(0, 2)) ?? language;
}

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

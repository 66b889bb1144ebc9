import type { Language } from '#content/languages/languages.ts';
import type { Disclaimers } from './disclaimers.ts';
import type { EntryText } from './entry-texts.ts';
import type { Band } from './page/bands.ts';
import type { PageView, Records } from './records.ts';
import type { Hit } from './rules.ts';
import type { Claims, TopicFinder } from './topics.ts';

/** A built page with what it was built from. */
export type CheckedPage = { page: PageView; bands: Band[] };

/** A paragraph of a content file, with what it speaks of. */
export type CheckedText = Claims & Pick<EntryText, 'text' | 'language' | 'disclaimers'>;

/** What is found in a paragraph begins at `index` of its text. */
export type TextHit = Hit & { index: number };

/** A part of a page in `language`. */
export type Part = { band: Band; language: Language };

/** What every check may ask. */
export type Context = {
  site: Records;
  now: Date;
  production: boolean;
  disclaimers: Disclaimers;
  topicFinder: TopicFinder;
};

/** Bands with statements of the page's own: not the menus around it. */
export function statementBands({ bands }: CheckedPage): Band[] {
  return bands.filter(({ kind }) => kind !== 'head' && kind !== 'header');
}

/** A check of one kind of subject: an item of the list in rules/index.ts. */
export type Check<Subject, Found extends Hit = Hit> = (subject: Subject, context: Context) => Found[];

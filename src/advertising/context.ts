import type { Disclaimers } from './disclaimers.ts';
import type { Band } from './page/bands.ts';
import type { PageView, Records } from './records.ts';
import type { TopicFinder } from './topics.ts';

/** A built page beside what it was built from. */
export type CheckedPage = { page: PageView; bands: Band[] };

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

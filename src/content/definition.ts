import type { Collection } from './collection.ts';
import type { Language } from './languages/languages.ts';
import type { Entries, PageEntry, LinkTargets } from './site.ts';

/** Everything the engine needs to know about one site: its collections and the requirements of its pages. */
export type SiteDefinition = {
  /** Keyed by folder name. */
  collections: Readonly<Record<string, Collection>>;
  /** Days begin and end in this time zone. */
  timeZone: string;
  /** Fields with days that change the site. */
  days: {
    /** Fields with a first day, on which the site changes. */
    firstDayFields: readonly string[];
    /** Fields with a last day; the site changes on the day after. */
    lastDayFields: readonly string[];
    /** Fields with a last day whose expiry fails only production builds. */
    lastDayFieldsInProduction: readonly string[];
  };
  /** Returns the IDs that a page's template renders, and those that links may target. */
  getLinkTargets(entry: Omit<PageEntry, 'linkTargets'>): LinkTargets;
  /** Files that every page's layout needs, with the reason; with `language` if only pages in that language need it. */
  requiredFiles: readonly { file: string; reason: string; language?: Language }[];
  /** Returns the site's origin, like https://example.com; '' if it has none yet. */
  getOrigin(entries: Entries): string;
  /** Returns the note after a link to an English page. */
  getEnglishNote(entries: Entries, language: Language): string;
};

import type { Collection } from './collection.ts';
import type { Language } from './languages/languages.ts';
import type { Entries, PageEntry, LinkTargets } from './site.ts';

/** Everything the engine needs to know about one site: its collections and the requirements of its pages. */
export type SiteDefinition = {
  /** Keyed by folder name. */
  collections: Readonly<Record<string, Collection>>;
  /** Days begin and end in this time zone. */
  timeZone: string;
  /** Date fields that affect what is published. */
  dateFields: {
    /** Start dates: the change takes effect on that date. */
    start: readonly string[];
    /** End dates: the change takes effect the next day. */
    end: readonly string[];
    /** End dates that block only production builds once they have passed. */
    endInProduction: readonly string[];
  };
  /** Returns the IDs that a page's template renders, and those that links may target. */
  getLinkTargets(entry: Omit<PageEntry, 'linkTargets'>): LinkTargets;
  /** Files that code reads by name, and why. `language` is set if only pages in that language need the file. */
  requiredFiles: readonly { file: string; reason: string; language?: Language }[];
  /** Returns the site's origin, like https://example.com; '' if it has none yet. */
  getOrigin(entries: Entries): string;
  /** Returns the note after a link to an English page. */
  getEnglishNote(entries: Entries, language: Language): string;
};

import type { Collection } from './collection.ts';
import type { Language } from './languages/languages.ts';
import type { Entries, PageEntry, Places } from './site.ts';

/** What the engine is told about one site: its kinds of files, and what every page of it needs. */
export type SiteDefinition = {
  /** By the name of their folder. */
  collections: Readonly<Record<string, Collection>>;
  /** Where its days begin and end. */
  timeZone: string;
  /** Fields with days that change the site. */
  days: {
    /** With the first day of something, which changes the site on that day. */
    first: readonly string[];
    /** With the last day of something, which changes the site on the day after. */
    last: readonly string[];
    /** What is overdue after these stops production builds only. */
    lastInProduction: readonly string[];
  };
  /** What the template of a page names on it. */
  placesOn(entry: Omit<PageEntry, 'places'>): Places;
  /** The files that the frame of every page needs in these languages, each with the reason; `language` where only its pages do. */
  requiredFiles(languages: readonly Language[]): { file: string; why: string; language?: Language }[];
  /** The site's own address, like https://example.com; '' where it has none yet. */
  address(entries: Entries): string;
  /** What a text says behind a link to a page in English. */
  englishNote(entries: Entries, language: Language): string;
};

/** Whether a name, such as that of a folder in `content/`, is a kind of content. */
export function isCollection({ collections }: SiteDefinition, name: string): boolean {
  return Object.hasOwn(collections, name);
}

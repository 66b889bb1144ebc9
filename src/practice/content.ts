/** The content engine, bound to what this practice is. */
import { checkFiles as checkFilesOf } from '#content/check-files.ts';
import type { ContentCache } from '#content/cache.ts';
import type { FactWords } from '#content/facts/fact-words.ts';
import { checkContent as checkContentOf, loadContent as loadContentOf } from '#content/load.ts';
import type * as engine from '#content/load.ts';
import { parseFile as parseFileOf } from '#content/parse.ts';
import type { Outcome } from '#content/parse.ts';
import type { Problem } from '#content/report/problem.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Site as ContentSite } from '#content/site.ts';
import { definition } from './definition.ts';
import { rules } from './rules/index.ts';
import { withFirm } from './site.ts';
import type { AnyEntry, Entries, Page, PageEntry, Site } from './site.ts';

export type CheckedContent = Omit<engine.CheckedContent, 'entries' | 'pages'> & {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
};

export type CheckOptions = Omit<engine.CheckOptions, 'definition' | 'rules' | 'alsoCheck'> & {
  /** What rules outside this folder report of the content. A problem at the place of another one is left out. */
  alsoCheck?: (content: CheckedContent) => Problem[];
};

/** `site` is absent when a problem is an error: nothing may be built then. */
export type Loaded = Omit<engine.Loaded, 'site'> & { site?: Site };

/** Checks files (with every address that was ever published) without touching the disk, except to look at public/. */
export function checkContent(files: SourceFile[], published: string[], options: CheckOptions): Loaded {
  return bound(checkContentOf(files, published, optionsFor(options)));
}

/** Reads and checks all of `content/`: every problem of every file in one run. */
export async function loadContent(options: CheckOptions): Promise<Loaded> {
  return bound(await loadContentOf(optionsFor(options)));
}

function optionsFor({ alsoCheck, ...options }: CheckOptions): engine.CheckOptions {
  return {
    ...options,
    definition,
    rules,
    // The schemas of this practice made the entries.
    ...(alsoCheck && { alsoCheck: (content) => alsoCheck(content as CheckedContent) }),
  };
}

function bound({ site, ...loaded }: engine.Loaded): Loaded {
  // The schemas of this practice made the entries.
  return site === undefined ? loaded : { ...loaded, site: withFirm(site as ContentSite<Entries, PageEntry>) };
}

/** Parses files and checks each by itself. */
export function checkFiles(files: SourceFile[], cache?: ContentCache): Outcome[] {
  return checkFilesOf(files, { definition, rules }, cache);
}

/** Takes one file from text to typed entry. */
export function parseFile(
  source: SourceFile,
  facts: FactWords,
): Omit<Outcome, 'entry'> & { entry?: AnyEntry } {
  // The schemas of this practice made the entry.
  return parseFileOf(source, facts, definition) as Omit<Outcome, 'entry'> & { entry?: AnyEntry };
}

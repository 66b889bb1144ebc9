/** The content engine, configured with this practice's definition and rules. */
import { checkFile } from '#content/check-file.ts';
import type { FileResult } from '#content/check-file.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import * as engine from '#content/pipeline.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { ContentCache } from '#content/result-cache.ts';
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

export type CheckOptions = Omit<engine.PipelineOptions, 'definition' | 'rules' | 'extraCheck'> & {
  /** Additional rules. Their problems are dropped where there is already an error. */
  extraCheck?: (content: CheckedContent) => Diagnostic[];
};

/** The engine's result, with this practice's `site`. */
export type LoadResult = Omit<engine.LoadResult, 'site'> & { site?: Site };

/** Checks files and all published paths. Reads only `public/` and the sources of translations from disk. */
export function checkContent(
  files: SourceFile[],
  publishedPaths: string[],
  options: CheckOptions,
): LoadResult {
  return addFirm(engine.checkContent(files, publishedPaths, createOptions(options)));
}

/** Reads and checks all of `content/` and collects every problem. */
export async function loadContent(options: CheckOptions): Promise<LoadResult> {
  return addFirm(await engine.loadContent(createOptions(options)));
}

function createOptions({ extraCheck, ...options }: CheckOptions): engine.PipelineOptions {
  return {
    ...options,
    definition,
    rules,
    // This practice's schemas created the entries.
    ...(extraCheck && { extraCheck: (content) => extraCheck(content as CheckedContent) }),
  };
}

function addFirm({ site, ...result }: engine.LoadResult): LoadResult {
  // This practice's schemas created the entries.
  return site === undefined ? result : { ...result, site: withFirm(site as ContentSite<Entries, PageEntry>) };
}

/** Parses and checks each file separately. */
export function checkFiles(files: SourceFile[], cache?: ContentCache): FileResult[] {
  return engine.checkFiles(files, { definition, rules }, cache);
}

/** Parses one file into a typed entry without running rules. */
export function parseFile(
  source: SourceFile,
  facts: FactTexts,
): Omit<FileResult, 'entry'> & { entry?: AnyEntry } {
  const site = {
    definition,
    rules: { source: [], facts: [], entry: [], site: [], release: [], production: [] },
  };
  const result = checkFile(source, facts, undefined, site);
  // This practice's schemas created the entry.
  return result as Omit<FileResult, 'entry'> & { entry?: AnyEntry };
}

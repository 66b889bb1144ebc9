/** The content check that the terminal, the preview, /author and the status report share. */
import { checkAdvertising } from '#practice/advertising/check.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { checkContent } from '#practice/content.ts';
import type { LoadResult } from '#practice/content.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { readPublishedPaths } from '#content/source/published-paths.ts';

/** Errors that will appear within this many days are reported today. */
const lookAheadDays = 120;

export type SiteCheckOptions = {
  root: string;
  now: Date;
  production?: boolean;
  /** Includes drafts and scheduled pages in the site. */
  preview?: boolean;
  /** Results of an earlier check. */
  cache?: ContentCache;
};

/** Checks files. `publishedPaths` are all paths that were ever published. */
export function checkSite(
  files: SourceFile[],
  publishedPaths: string[],
  options: SiteCheckOptions,
): LoadResult {
  return checkContent(files, publishedPaths, { ...options, lookAheadDays, extraCheck: checkAdvertising });
}

/** Reads and checks all of `content/`. */
export async function readAndCheck(options: SiteCheckOptions): Promise<LoadResult> {
  const [files, publishedPaths] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  return checkSite(files, publishedPaths, options);
}

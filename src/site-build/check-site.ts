/** The content check that terminal, preview, /author and status report share. */
import { emptyWordingCache, wordingProblems } from '#advertising/check-wording.ts';
import type { WordingCache } from '#advertising/check-wording.ts';
import { recordProblems } from '#advertising/check-pages.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { checkContent } from '#practice/content.ts';
import type { Loaded } from '#practice/content.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { readPublishedPaths } from '#content/source/published-paths.ts';

/** Errors that will appear within this many days are reported today. */
const lookAheadDays = 120;

/** Results of an earlier check. */
export type CheckCache = { content: ContentCache; wording: WordingCache };

export type SiteCheckOptions = {
  root: string;
  now: Date;
  production?: boolean;
  /** Includes drafts and scheduled pages in the site. */
  preview?: boolean;
  cache?: CheckCache;
};

/** Checks files; `published` lists all addresses that were ever published. */
export function checkSite(files: SourceFile[], published: string[], options: SiteCheckOptions): Loaded {
  const { cache = { content: new Map(), wording: emptyWordingCache() }, ...others } = options;
  const loaded = checkContent(files, published, {
    ...others,
    cache: cache.content,
    lookAheadDays,
    alsoCheck: (content) => wordingProblems(content, cache.wording),
  });
  const { site, sources, problems } = loaded;
  if (site === undefined || options.production !== true) return loaded;
  return { ...loaded, problems: [...problems, ...recordProblems(site, sources)] };
}

/** Reads and checks all of `content/`. */
export async function readAndCheck(options: SiteCheckOptions): Promise<Loaded> {
  const [files, published] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  return checkSite(files, published, options);
}

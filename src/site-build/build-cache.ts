import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Verdict } from '#advertising/check-pages.ts';
import { emptyWordingCache } from '#advertising/check-wording.ts';
import type { WordingCache } from '#advertising/check-wording.ts';
import { restoredFiles, storedFiles } from '#content/cache.ts';
import type { ContentCache, StoredFile } from '#content/cache.ts';
import { hasEnded } from '#content/calendar.ts';
import { isPageCollection } from '#content/collections.ts';
import type { Page, Site } from '#content/site.ts';

/** What one build or check leaves to the next: files and pages that were checked, and the compressed size of texts by their hash. */
type BuildCache = {
  content: ContentCache;
  wording: WordingCache;
  verdicts: Map<string, Verdict>;
  sizes: ReadonlyMap<string, number>;
};

type Stored = Omit<BuildCache, 'content'> & { fingerprint: string; files: StoredFile[] };

const cacheFile = (root: string) => join(root, '.cache/build-cache.bin');

/** The cache of the last build, if the same code wrote it (`fingerprint`); else an empty one. */
export async function readBuildCache(root: string, fingerprint: string): Promise<BuildCache> {
  try {
    const stored: Stored = deserialize(await readFile(cacheFile(root)));
    if (stored.fingerprint !== fingerprint) return emptyCache();
    const { files, wording, verdicts, sizes } = stored;
    return { content: restoredFiles(files), wording, verdicts, sizes };
  } catch {
    // Never written, or cut off while it was.
    return emptyCache();
  }
}

function emptyCache(): BuildCache {
  return { content: new Map(), wording: emptyWordingCache(), verdicts: new Map(), sizes: new Map() };
}

/** Writes the cache, with the files that there are now; the verdicts on pages are those of pages that still are. */
export async function writeBuildCache(
  root: string,
  fingerprint: string,
  cache: BuildCache,
  files: ReadonlySet<string>,
  pages: ReadonlySet<string> = new Set(cache.verdicts.keys()),
): Promise<void> {
  const stored: Stored = {
    fingerprint,
    files: storedFiles(cache.content).filter(({ path }) => files.has(path)),
    wording: { ...cache.wording, hits: new Map([...cache.wording.hits].filter(([file]) => files.has(file))) },
    verdicts: new Map([...cache.verdicts].filter(([path]) => pages.has(path))),
    sizes: cache.sizes,
  };
  await mkdir(dirname(cacheFile(root)), { recursive: true });
  // A check and a build may write at once.
  const temporary = `${cacheFile(root)}.${process.pid}`;
  await writeFile(temporary, serialize(stored));
  await rename(temporary, cacheFile(root));
}

/**
 * Gives the fingerprint of a page for its verdict. Checks see a page's HTML,
 * its own file, and the records around it: facts, offers, forms, disclaimers,
 * offices, the firm and its attorneys. Another page's text is seen by none.
 */
export function pageFingerprint(
  site: Site,
  sources: ReadonlyMap<string, string>,
  production: boolean,
): (page: Page, html: string) => string {
  const records = [...sources].filter(([file]) => isRecord(file)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ended = [...site.entries.offers.values()].map(({ data }) => hasEnded(data, site.now));
  const around = hash('sha1', JSON.stringify([records, ended, production]));
  return ({ entry, language }, html) =>
    hash('sha1', [around, language, sources.get(entry.file), html].join('\0'));
}

function isRecord(file: string): boolean {
  const [, collection = ''] = file.split('/');
  return collection === 'attorneys' || !isPageCollection(collection);
}

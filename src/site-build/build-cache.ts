import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Verdict } from '#advertising/check-build.ts';
import { emptyWordingCache } from '#advertising/check-wording.ts';
import type { WordingCache } from '#advertising/check-wording.ts';
import { keptFiles, restoredFiles } from '#content/cache.ts';
import type { KeptFile } from '#content/cache.ts';
import { hasEnded } from '#content/calendar.ts';
import type { ContentCache } from '#content/check-files.ts';
import { isPageCollection } from '#content/collections.ts';
import { everyEntry } from '#content/site.ts';
import type { Page, Site } from '#content/site.ts';

/**
 * What one build leaves to the next: files and pages that were judged, and what texts weigh by their hash.
 */
type KeptWork = {
  content: ContentCache;
  wording: WordingCache;
  verdicts: Map<string, Verdict>;
  weights: ReadonlyMap<string, number>;
};

type Stored = Omit<KeptWork, 'content'> & { fingerprint: string; files: KeptFile[] };

const cacheFile = (root: string) => join(root, '.cache/kept-work.bin');

/** The work of the last build, if the same code did it (`fingerprint`); else none. */
export async function readKeptWork(root: string, fingerprint: string): Promise<KeptWork> {
  try {
    const stored: Stored = deserialize(await readFile(cacheFile(root)));
    if (stored.fingerprint !== fingerprint) return nothingKept();
    const { files, wording, verdicts, weights } = stored;
    return { content: restoredFiles(files), wording, verdicts, weights };
  } catch {
    // Never kept, or cut off while it was written.
    return nothingKept();
  }
}

function nothingKept(): KeptWork {
  return { content: new Map(), wording: emptyWordingCache(), verdicts: new Map(), weights: new Map() };
}

/** Keeps the work on the files and pages that the site has now. */
export async function keepWork(root: string, fingerprint: string, work: KeptWork, site: Site): Promise<void> {
  const files = new Set(everyEntry(site.entries).map((entry) => entry.file));
  const stored: Stored = {
    fingerprint,
    files: keptFiles(work.content).filter(({ path }) => files.has(path)),
    wording: { ...work.wording, hits: new Map([...work.wording.hits].filter(([file]) => files.has(file))) },
    verdicts: new Map([...work.verdicts].filter(([path]) => site.pages.has(path))),
    weights: work.weights,
  };
  await mkdir(dirname(cacheFile(root)), { recursive: true });
  const unfinished = `${cacheFile(root)}.new`;
  await writeFile(unfinished, serialize(stored));
  await rename(unfinished, cacheFile(root));
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

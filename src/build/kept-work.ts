import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Verdict } from '#advertising/verdicts.ts';
import type { ContentCache } from '#content/prepare-all.ts';
import { keptFiles, restoredFiles } from '#content/kept-content.ts';
import type { KeptFile } from '#content/kept-content.ts';
import { everyEntry } from '#content/site.ts';
import type { Site } from '#content/site.ts';

/**
 * What one build leaves to the next: files and pages that were judged, and what texts weigh by their hash.
 */
export type KeptWork = {
  content: ContentCache;
  verdicts: Map<string, Verdict>;
  weights: ReadonlyMap<string, number>;
};

type Stored = Omit<KeptWork, 'content'> & { fingerprint: string; files: KeptFile[] };

const file = (root: string) => join(root, '.cache/kept-work.bin');

/** The work of the last build, if the same code did it (`fingerprint`); else none. */
export async function readKeptWork(root: string, fingerprint: string): Promise<KeptWork> {
  try {
    const stored: Stored = deserialize(await readFile(file(root)));
    if (stored.fingerprint !== fingerprint) return nothingKept();
    const { files, verdicts, weights } = stored;
    return { content: restoredFiles(files), verdicts, weights };
  } catch {
    // Never kept, or cut off while it was written.
    return nothingKept();
  }
}

function nothingKept(): KeptWork {
  return { content: new Map(), verdicts: new Map(), weights: new Map() };
}

/** Keeps the work on the files and pages that the site has now. */
export async function keepWork(root: string, fingerprint: string, work: KeptWork, site: Site): Promise<void> {
  const files = new Set(everyEntry(site.entries).map((entry) => entry.file));
  const stored: Stored = {
    fingerprint,
    files: keptFiles(work.content).filter(({ path }) => files.has(path)),
    verdicts: new Map([...work.verdicts].filter(([path]) => site.pages.has(path))),
    weights: work.weights,
  };
  await mkdir(dirname(file(root)), { recursive: true });
  const unfinished = `${file(root)}.new`;
  await writeFile(unfinished, serialize(stored));
  await rename(unfinished, file(root));
}

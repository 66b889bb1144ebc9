import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Verdict } from '#advertising/verdicts.ts';
import type { ContentCache } from '#content/judge.ts';
import { keptFiles, restoredFiles } from '#content/kept-content.ts';
import type { KeptFile } from '#content/kept-content.ts';
import type { Site } from '#content/site.ts';

/** What one build leaves to the next: files that were judged, and pages that were. */
export type KeptWork = { content: ContentCache; verdicts: Map<string, Verdict> };

type Stored = { fingerprint: string; files: KeptFile[]; verdicts: Map<string, Verdict> };

const file = (root: string) => join(root, '.cache/kept-work.bin');

/** The work of the last build, if the same code did it (`fingerprint`); else none. */
export async function readKeptWork(root: string, fingerprint: string): Promise<KeptWork> {
  try {
    const stored: Stored = deserialize(await readFile(file(root)));
    if (stored.fingerprint !== fingerprint) return nothingKept();
    return { content: restoredFiles(stored.files), verdicts: stored.verdicts };
  } catch {
    // Never kept, or cut off while it was written.
    return nothingKept();
  }
}

function nothingKept(): KeptWork {
  return { content: new Map(), verdicts: new Map() };
}

/** Keeps the work on the files and pages that the site has now. */
export async function keepWork(root: string, fingerprint: string, work: KeptWork, site: Site): Promise<void> {
  const files = new Set(
    Object.values(site.entries).flatMap((map) => [...map.values()].map((entry) => entry.file)),
  );
  const stored: Stored = {
    fingerprint,
    files: keptFiles(work.content).filter(({ path }) => files.has(path)),
    verdicts: new Map([...work.verdicts].filter(([path]) => site.pages.has(path))),
  };
  await mkdir(dirname(file(root)), { recursive: true });
  const unfinished = `${file(root)}.new`;
  await writeFile(unfinished, serialize(stored));
  await rename(unfinished, file(root));
}

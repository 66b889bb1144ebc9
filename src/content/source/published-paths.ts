import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../report/diagnostic.ts';
import { getErrorCode } from './content-files.ts';

/** All paths that were ever published, one per line. Under version control. */
export const publishedPathsFile = 'content/published-paths.txt';

/** The problem of a missing list: renaming a page would break its old path without a warning. */
export const missingPathsFile: Diagnostic = {
  file: publishedPathsFile,
  line: 1,
  column: 1,
  length: 0,
  message:
    'The list of published paths is missing, so renamed pages go unnoticed. Restore this file (git restore). On a new site, the first "npm run build" creates it.',
  severity: 'warning',
  rule: 'published-paths',
};

/** Adds new paths to the list and returns them. */
export async function recordPaths(root: string, paths: Iterable<string>): Promise<string[]> {
  const recorded = new Set(await readPublishedPaths(root));
  const added = [...paths].filter((path) => !recorded.has(path));
  if (added.length === 0) return [];
  const allPaths = [...recorded, ...added].filter((path) => path !== '').toSorted();
  await writeFile(join(root, publishedPathsFile), `${allPaths.join('\n')}\n`);
  return added;
}

/** Reads the lines of the list; empty if the file doesn't exist. Throws other system errors. */
export async function readPublishedPaths(root: string): Promise<string[]> {
  try {
    return (await readFile(join(root, publishedPathsFile), 'utf8')).split(/\r?\n/);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

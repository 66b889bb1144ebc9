import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../report/diagnostic.ts';
import { ignoreMissing } from './content-files.ts';

/**
 * All paths that were ever published or are reserved for scheduled pages, one per line. Commit it. The line for a scheduled
 * page includes its date, because nothing commits the list when the page goes live: "/holiday-hours 2026-12-24".
 */
export const publishedPathsFile = 'content/published-paths.txt';

/** Reported if the list is missing, because renaming a page would then break its old path without a warning. */
export const missingPathsWarning: Diagnostic = {
  file: publishedPathsFile,
  line: 1,
  column: 1,
  length: 0,
  message:
    'The list of published paths is missing, so renamed pages go unnoticed. Restore this file (git restore). On a new site, the first "npm run build" creates it.',
  severity: 'warning',
  rule: 'published-paths',
};

/** A line of the list. Its page isn't public before the day `goesLiveOn` (YYYY-MM-DD). */
export type ListedPath = { path: string; line: number; goesLiveOn?: string };

/**
 * Adds the lines whose paths aren't listed as public, and returns the paths that are new to the list. Drops the old lines of pages
 * that aren't public yet, because scheduled pages may be renamed, postponed or withdrawn.
 */
export async function recordPaths(root: string, lines: Iterable<string>, today: string): Promise<string[]> {
  const oldLines = (await readPublishedPaths(root)).filter((line) => line !== '');
  const publicLines = oldLines.filter((line) => parseLine(line, today).goesLiveOn === undefined);
  const newLines = excludeListed([...lines], publicLines);
  const allLines = [...publicLines, ...newLines].toSorted();
  if (allLines.join('\n') !== oldLines.join('\n'))
    await writeFile(join(root, publishedPathsFile), `${allLines.join('\n')}\n`);
  return excludeListed(newLines, oldLines).map(getPath);
}

/** Returns the lines whose paths aren't in the list. */
function excludeListed(lines: readonly string[], list: readonly string[]): string[] {
  const listedPaths = new Set(list.map(getPath));
  return lines.filter((line) => !listedPaths.has(getPath(line)));
}

/** Parses the lines of the list, as of a day. Empty lines have the path ''. */
export function parsePublishedPaths(lines: readonly string[], today: string): ListedPath[] {
  return lines.map((text, index) => ({ line: index + 1, ...parseLine(text, today) }));
}

function parseLine(text: string, today: string): Omit<ListedPath, 'line'> {
  const day = text.split(' ')[1] ?? '';
  return { path: getPath(text), ...(day > today && { goesLiveOn: day }) };
}

function getPath(line: string): string {
  return line.split(' ')[0] ?? '';
}

/** Reads the lines of the list; empty if the file doesn't exist. Throws other system errors. */
export async function readPublishedPaths(root: string): Promise<string[]> {
  return readFile(join(root, publishedPathsFile), 'utf8').then((text) => text.split(/\r?\n/), ignoreMissing);
}

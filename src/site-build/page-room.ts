/**
 * How many words a page has room for, reckoned from the last build: what it weighed, and how much longer its words
 * have become since. Check and preview tell authors so before a build does.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageFiles } from '#advertising/page-files.ts';
import { oncePer } from '#content/once-per.ts';
import type { Problem } from '#content/report/problem.ts';
import { everyEntry } from '#content/site.ts';
import type { AnyEntry, Entries, Page } from '#content/site.ts';
import { textsIn } from '#content/texts.ts';
import { bytesPerWord, pageBudget, roomOfMany, tolerated } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';

/** What a page of the last build weighed in bytes, and how many letters of its own were on it. */
type Weighed = { bytes: number; letters: number };

export type LastWeights = { readonly [path: string]: Weighed };

type Content = { entries: Entries; pages: ReadonlyMap<string, Page> };

const lettersPerWord = 6;
const roomOfInterest = 100;

const fileOf = (root: string) => join(root, '.cache/page-weights.json');

/** The weights that the last build left; none before the first. */
export function readWeights(root: string): LastWeights {
  try {
    return JSON.parse(readFileSync(fileOf(root), 'utf8'));
  } catch {
    // Never written, or cut off while it was.
    return {};
  }
}

/** For the next check, which weighs no page: the bytes of each, and how many letters of its files made them. */
export async function writeWeights(
  root: string,
  content: Content,
  weights: readonly PageWeight[],
): Promise<void> {
  const letters = lettersOf(content);
  const kept = weights.flatMap(({ path, html }) => {
    const page = content.pages.get(path);
    return page === undefined ? [] : [[path, { bytes: html, letters: letters(page) }] as const];
  });
  await writeFile(fileOf(root), JSON.stringify(Object.fromEntries(kept)));
}

/** Words that pages of the last build have left; less than none where one is too long. */
export function roomOf(
  content: Content,
  last: LastWeights,
  paths = nearlyFullBefore(last),
): Map<string, number> {
  const letters = lettersOf(content);
  const room = new Map<string, number>();
  for (const path of paths) {
    const [page, weighed] = [content.pages.get(path), last[path]];
    if (page === undefined || weighed === undefined) continue;
    const words = (letters(page) - weighed.letters) / lettersPerWord;
    room.set(path, Math.floor(roomBefore(weighed) - words));
  }
  return room;
}

function nearlyFullBefore(last: LastWeights): string[] {
  return Object.keys(last).filter((path) => {
    const weighed = last[path];
    return weighed !== undefined && roomBefore(weighed) < roomOfMany;
  });
}

function roomBefore({ bytes }: Weighed): number {
  return (pageBudget - bytes) / bytesPerWord;
}

/** Warns of the pages that have become too long since the last build. */
export function roomProblems(content: Content, last: LastWeights): Problem[] {
  return [...roomOf(content, last)].flatMap(([path, room]): Problem[] => {
    const page = content.pages.get(path);
    if (room >= 0 || page === undefined) return [];
    const most = Math.floor((pageBudget * (tolerated - 1)) / bytesPerWord);
    const message = `${path} is about ${-room} words too long to load in one go on a slow phone. Shorten this file, or the questions and cards that it names, by as many. From ${most} on, nothing is published.`;
    return [{ file: page.entry.file, line: 1, column: 1, message, severity: 'warning' }];
  });
}

/** A line on the pages that are nearly full; nothing where all have room. */
export function nearlyFull(content: Content, last: LastWeights): string | undefined {
  const full = [...roomOf(content, last)].filter(([, room]) => room >= 0 && room < roomOfInterest);
  if (full.length === 0) return undefined;
  const pages = full.toSorted(([, a], [, b]) => a - b).map(([path, room]) => `${path} (about ${room})`);
  return `Words left on pages that are nearly full: ${pages.join(', ')}.`;
}

/** The same of one page, for its preview; nothing of a page that the last build did not weigh. */
export function roomInWords(content: Content, last: LastWeights, path: string): string {
  const room = roomOf(content, last, [path]).get(path);
  if (room === undefined) return '';
  return room < 0 ? `About ${-room} words too long` : `Room for about ${room} words`;
}

/** Counts the letters of a page's own files, as typed. */
function lettersOf({ entries }: Content): (page: Page) => number {
  const files = new PageFiles(entries);
  const byFile = new Map(everyEntry(entries).map((entry) => [entry.file, entry]));
  return (page) =>
    [...files.of(page)]
      .flatMap((file) => byFile.get(file) ?? [])
      .reduce((sum, entry) => sum + ownLetters(entry), 0);
}

/** Files that did not change keep what was read of them. */
const ownLetters = oncePer(({ collection, frontmatter }: AnyEntry) =>
  textsIn(collection, frontmatter.values).reduce(
    (sum, { text }) => sum + text.length,
    frontmatter.body.length,
  ),
);

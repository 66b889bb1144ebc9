import { isPageCollection } from '#content/collections.ts';
import type { CollectionName } from '#content/collections.ts';
import type { Entry } from '#content/entry.ts';
import type { Page, Site } from '#content/site.ts';

/** The content files behind a page, the likeliest first. */
export function filesOf(records: Records, { entry, language }: Page): string[] {
  const named = namedIn(entry.data, records);
  const further = named.flatMap((record) => namedIn(record.data, records));
  const own = [entry, ...named, ...further].map(({ file }) => file);
  return [...new Set([...own, ...frameOf(records, language)])];
}

const frames = new WeakMap<Records, Map<string, string[]>>();

/** The frame's files in a language, sorted once: among them may be thousands of county files. */
function frameOf(records: Records, language: string): string[] {
  const byLanguage = frames.get(records) ?? new Map<string, string[]>();
  frames.set(records, byLanguage);
  const files = byLanguage.get(language) ?? sortedFrame(records, language);
  byLanguage.set(language, files);
  return files;
}

function sortedFrame(records: Records, language: string): string[] {
  return [...records.values()]
    .flat()
    .map(({ file }) => file)
    .filter((file) => frameFiles.some((start) => file.startsWith(`content/${start}`)))
    .toSorted((a, b) => frameRank(a, language) - frameRank(b, language));
}

const frameFiles = [
  'frames/',
  'menus/',
  'site/',
  'offices/',
  'forms/',
  'disclaimers/',
  'offers/',
  'counties/',
  'articles/',
];

function frameRank(file: string, language: string): number {
  return (
    frameFiles.findIndex((start) => file.startsWith(`content/${start}`)) -
    (file.endsWith(`/${language}.md`) ? 10 : 0)
  );
}

export type Records = ReadonlyMap<string, Entry<CollectionName>[]>;

/** Records by id. Ids of different collections may be the same; both are looked at. */
export function recordsOf(site: Site): Records {
  const records = new Map<string, Entry<CollectionName>[]>();
  for (const map of Object.values(site.entries)) {
    for (const entry of map.values()) {
      const frame = frameFiles.some((start) => entry.file.startsWith(`content/${start}`));
      if (isPageCollection(entry.collection) && !frame) continue;
      records.set(entry.id, [...(records.get(entry.id) ?? []), entry]);
    }
  }
  return records;
}

/** The records whose names stand in an entry's fields, in the order of the fields. */
function namedIn(value: unknown, records: Records): Entry<CollectionName>[] {
  if (typeof value === 'string')
    return records.get(value)?.filter(({ collection }) => collection !== 'facts') ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => namedIn(item, records));
}

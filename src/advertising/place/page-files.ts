import { isPageCollection } from '#content/collections.ts';
import type { CollectionName } from '#content/collections.ts';
import { everyEntry } from '#content/site.ts';
import type { Entry, Page, Site } from '#content/site.ts';

/** The files of a page's own content, the likeliest first. */
export function filesOf(records: RecordsById, { entry }: Page): string[] {
  const named = namedIn(entry.data, records);
  const further = named.flatMap((record) => namedIn(record.data, records));
  const own = [entry, ...named, ...further].map(({ file }) => file);
  return [...new Set(own)];
}

/** The files of what stands around every page in a language; among them may be thousands of county files. */
export function frameOf(records: RecordsById, language: string): string[] {
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

export type RecordsById = ReadonlyMap<string, Entry<CollectionName>[]>;

/** Records by id. Ids of different collections may be the same; both are looked at. */
export function recordsOf(site: Site): RecordsById {
  const records = new Map<string, Entry<CollectionName>[]>();
  for (const entry of everyEntry(site.entries)) {
    const frame = frameFiles.some((start) => entry.file.startsWith(`content/${start}`));
    if (isPageCollection(entry.collection) && !frame) continue;
    records.set(entry.id, [...(records.get(entry.id) ?? []), entry]);
  }
  return records;
}

/** Longer texts are prose. */
const longestName = 100;

/** The records whose names stand in an entry's fields, in the order of the fields. */
function namedIn(value: unknown, records: RecordsById): Entry<CollectionName>[] {
  if (typeof value === 'string' && value.length > longestName) return [];
  if (typeof value === 'string')
    return records.get(value)?.filter(({ collection }) => collection !== 'facts') ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => namedIn(item, records));
}

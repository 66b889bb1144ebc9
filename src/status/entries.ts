import { pageCollections } from '#content/collections.ts';
import type { AnyEntry } from '#content/entry.ts';
import { pathOf } from '#content/pages.ts';
import { problemAt } from '#content/places.ts';
import type { Site } from '#content/site.ts';
import type { Item } from './report.ts';

/** Every entry of the site, whatever its state. */
export function everyEntry(site: Site): AnyEntry[] {
  return Object.values(site.entries).flatMap((map): AnyEntry[] => [...map.values()]);
}

/** An item of the report at a field of a file. */
export function itemAt(entry: AnyEntry, field: string[], text: string): Item {
  const { line } = problemAt(entry.frontmatter, field, 'value');
  const path = pathOfEntry(entry);
  return { file: entry.file, line, text, ...(path !== undefined && { path }) };
}

function pathOfEntry(entry: AnyEntry): string | undefined {
  for (const name of pageCollections) if (entry.collection === name) return pathOf(entry);
  return undefined;
}

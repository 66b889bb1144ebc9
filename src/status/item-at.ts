import { isPageEntry } from '#content/entry.ts';
import type { AnyEntry } from '#content/entry.ts';
import { pathOf } from '#content/pages/arrange-pages.ts';
import { problemAt } from '#content/problems/places.ts';
import type { Item } from './report.ts';

/** An item of the report at a field of a file. */
export function itemAt(entry: AnyEntry, field: string[], text: string): Item {
  const { line } = problemAt(entry.frontmatter, field, 'value');
  return { file: entry.file, line, text, ...(isPageEntry(entry) && { path: pathOf(entry) }) };
}

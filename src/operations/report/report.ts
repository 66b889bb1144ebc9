import { buildPath } from '#content/routes/routes.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry } from '#practice/site.ts';
import { locateField } from '#content/source/positions.ts';

/** An item in the owner's report: a file and a message about it. */
export type ReportItem = {
  file: string;
  line: number;
  /** The page's path, if the file is a page. */
  path?: string;
  text: string;
  /** More lines, such as changed sentences. */
  details?: string[];
};

/** A section of the report with its items. `emptyText` is shown if it has none. */
export type ReportSection = { id: string; title: string; emptyText: string; items: ReportItem[] };

/** The report for a date (`day`, YYYY-MM-DD). */
export type StatusReport = { day: string; pageCount: number; sections: ReportSection[] };

/** Formats the report for a terminal. */
export function formatReport({ day, pageCount, sections }: StatusReport): string {
  const blocks = sections.map(({ title, emptyText, items }) =>
    items.length === 0
      ? `${title}: ${emptyText}`
      : [`${title} (${items.length})`, ...items.flatMap(formatItem)].join('\n'),
  );
  return [`Status on ${day}, ${pageCount} pages`, ...blocks].join('\n\n');
}

function formatItem({ file, line, path, text, details = [] }: ReportItem): string[] {
  const pagePath = path === undefined ? '' : `  ${path}`;
  return [`  ${file}:${line}${pagePath}`, `    ${text}`, ...details.map((detail) => `      ${detail}`)];
}

/** Creates a report item for a field of a file. */
export function createItem(entry: AnyEntry, field: string[], text: string): ReportItem {
  const { line } = locateField(entry.frontmatter, field, 'value');
  return { file: entry.file, line, text, ...(isPageEntry(entry) && { path: buildPath(entry) }) };
}

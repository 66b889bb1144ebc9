import { pathOf } from '#content/routes/routes.ts';
import { isPageEntry } from '#content/site.ts';
import type { AnyEntry } from '#practice/site.ts';
import { problemAt } from '#content/source/positions.ts';

/** One line of the owner's report: a file to open, and what is to be said of it. */
export type Item = {
  file: string;
  line: number;
  /** The page's address, when the file is a page. */
  path?: string;
  text: string;
  /** More lines below it, such as what changed. */
  details?: string[];
};

/** One heading of the report, with all that there is to do under it. */
export type Part = {
  id:
    | 'overdue-reviews'
    | 'due-reviews'
    | 'changed-reviews'
    | 'ending-facts'
    | 'offers'
    | 'publishing'
    | 'translations'
    | 'to-confirm'
    | 'placeholders'
    | 'approvals'
    | 'waivers'
    | 'advertising'
    | 'reading';
  title: string;
  /** What is said when there is nothing to report. */
  none: string;
  items: Item[];
};

export type StatusReport = { day: string; pages: number; parts: Part[] };

/** The report as text for a terminal: one block for each part, the file of each item first. */
export function reportText({ day, pages, parts }: StatusReport): string {
  const blocks = parts.map(({ title, none, items }) =>
    items.length === 0
      ? `${title}: ${none}`
      : [`${title} (${items.length})`, ...items.flatMap(itemLines)].join('\n'),
  );
  return [`Status on ${day}, ${pages} pages`, ...blocks].join('\n\n');
}

function itemLines({ file, line, path, text, details = [] }: Item): string[] {
  const where = path === undefined ? '' : `  ${path}`;
  return [`  ${file}:${line}${where}`, `    ${text}`, ...details.map((detail) => `      ${detail}`)];
}

/** An item of the report at a field of a file. */
export function itemAt(entry: AnyEntry, field: string[], text: string): Item {
  const { line } = problemAt(entry.frontmatter, field, 'value');
  return { file: entry.file, line, text, ...(isPageEntry(entry) && { path: pathOf(entry) }) };
}

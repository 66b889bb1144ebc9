import type { Found } from './markdown-slips.ts';

const ruleOfTable = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/;

/** More do not fit in 320 px beside each other (WCAG 2.2, 1.4.10). */
const mostColumns = 3;

/** Rows are a table only below a heading row and a line of hyphens. */
export function brokenTables(text: string): Found[] {
  if (!text.includes('|')) return [];
  return [...text.matchAll(/(?:^.*\|.*(?:\n|$))+/gm)].flatMap(({ 0: rows, index }) => {
    const [first = '', second = ''] = rows.split('\n');
    const isRow = /^\s*\|.*\|/.test(first) || (second.includes('|') && first.includes(' | '));
    if (!isRow) return [];
    if (ruleOfTable.test(second)) {
      const columns = cellsIn(first).length;
      if (columns <= mostColumns) return [];
      const message = `A table of ${columns} columns is wider than a phone. Use ${mostColumns} at the most, or a list.`;
      return [{ index, length: first.length, message }];
    }
    const message = `These | signs make no table and would be shown. A table has a line like ${ruleFor(first)} below its first row; a list is easier to read on a phone.`;
    return [{ index, length: first.length, message }];
  });
}

function cellsIn(row: string): string[] {
  return row.replaceAll(/^\s*\||\|\s*$/g, '').split('|');
}

function ruleFor(row: string): string {
  return `|${'---|'.repeat(cellsIn(row).length)}`;
}

import type { Found } from './markdown-slips.ts';

const ruleOfTable = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/;

/** Rows are a table only below a heading row and a line of hyphens. */
export function brokenTables(text: string): Found[] {
  if (!text.includes('|')) return [];
  return [...text.matchAll(/(?:^.*\|.*(?:\n|$))+/gm)].flatMap(({ 0: rows, index }) => {
    const [first = '', second = ''] = rows.split('\n');
    const isRow = /^\s*\|.*\|/.test(first) || (second.includes('|') && first.includes(' | '));
    if (!isRow || ruleOfTable.test(second)) return [];
    const message = `These | signs make no table and would be shown. A table has a line like ${ruleFor(first)} below its first row; a list is easier to read on a phone.`;
    return [{ index, length: first.length, message }];
  });
}

function ruleFor(row: string): string {
  const cells = row.replaceAll(/^\s*\||\|\s*$/g, '').split('|').length;
  return `|${'---|'.repeat(cells)}`;
}

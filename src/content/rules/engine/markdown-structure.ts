import { matchesOf } from '../../languages/matches.ts';
import type { Found } from './markdown-signs.ts';
import { paragraphsOf } from './paragraphs.ts';

/** An address in running text; one in brackets, in a link or in its words is another matter. */
const bare = /(?<![\w/.@([<"'=])(?:https?:\/\/|www\.)[^\s<>()"'[\]]*[\w/]/g;

/** Markdown makes a link of an address by itself: nobody checks it, and screen readers read it out letter by letter. */
function bareAddresses(text: string): Found[] {
  if (!text.includes('://') && !text.includes('www.')) return [];
  return outsideLinkWords(text, matchesOf(text, bare)).map(({ 0: typed, index }) => {
    const address = typed.replace(/^(?:http:\/\/)?(?=www\.)|^http:\/\//, 'https://');
    const message = `An address in a text becomes a link that does not say where it leads. Write the words as well: [the name of the page](${address}).`;
    return { index, length: typed.length, message };
  });
}

/** Drops the addresses whose next bracket closes the words of a link: "[see www.example.com](/page)". */
function outsideLinkWords(text: string, addresses: RegExpExecArray[]): RegExpExecArray[] {
  const brackets = matchesOf(text, /[[\]\n]/g).map(({ index }) => index);
  let next = 0;
  return addresses.filter(({ 0: typed, index }) => {
    while ((brackets[next] ?? Infinity) < index + typed.length) next++;
    return !text.startsWith('](', brackets[next] ?? text.length);
  });
}

const ruleOfTable = /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+:?-*:?\s*$/;

/** More do not fit side by side in 320 px (WCAG 2.2, 1.4.10). */
const mostColumns = 3;

/** Rows are a table only below a heading row and a line of hyphens. */
function brokenTables(text: string): Found[] {
  if (!text.includes('|')) return [];
  return [...text.matchAll(/(?:^.*\|.*(?:\n|$))+/gm)].flatMap(({ 0: rows, index }) => {
    const [first = '', second = ''] = rows.split('\n');
    const isRow = /^\s*\|.*\|/.test(first) || (second.includes('|') && first.includes(' | '));
    if (!isRow) return [];
    const columns = cellsIn(first).length;
    if (ruleOfTable.test(second) && cellsIn(second).length === columns) {
      if (columns <= mostColumns) return unevenRows(rows, index, columns);
      const message = `A table of ${columns} columns is wider than a phone. Use ${mostColumns} at the most, or a list.`;
      return [{ index, length: first.length, message }];
    }
    const message = `These | signs make no table and would be shown. A table has a line like ${ruleFor(first)} below its first row; a list is easier to read on a phone.`;
    return [{ index, length: first.length, message }];
  });
}

/** Markdown leaves out each cell for which the heading row has none, and makes an empty one where a row has too few. */
function unevenRows(rows: string, index: number, columns: number): Found[] {
  let start = index;
  return rows.split('\n').flatMap((row) => {
    const at = start;
    start += row.length + 1;
    const cells = cellsIn(row);
    if (cells.length === columns || row.trim() === '') return [];
    if (cells.length < columns) {
      const message = `This row has ${cells.length === 1 ? 'one cell' : `${cells.length} cells`} in a table of ${columns} columns, and its last would be empty. Write what belongs there, or a dash.`;
      return [{ index: at, length: row.length, message }];
    }
    const lost = cells.slice(columns).join('|').trim();
    const message = `This row has ${cells.length} cells in a table of ${columns} columns, and what is in the last would vanish. Write it into another cell, or give the heading row a cell more.`;
    return [{ index: at + row.lastIndexOf(lost), length: lost.length, message }];
  });
}

/** A bar behind a backslash is a part of its cell. */
function cellsIn(row: string): string[] {
  return row.replaceAll(/^\s*\||(?<!\\)\|\s*$/g, '').split(/(?<!\\)\|/);
}

/** A line of values with nothing but commas or semicolons between them. */
const spreadsheetLine = /^(?:"[^"\n]*"|[^\s",;][^",;\n]*)?(?:([,;])(?:"[^"\n]*"|[^\s",;][^",;\n]*)?)+$/;
/** "$1,500" and "10,000" have a comma of their own. */
const commaInNumber = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Lines of a spreadsheet saved as text: all would run together. */
function pastedRows(text: string): Found[] {
  if (!/\S[,;]\S/.test(text)) return [];
  let index = 0;
  let above = { count: 0, rows: 0 };
  return text.split('\n').flatMap((line, at, lines) => {
    const start = index;
    index += line.length + 1;
    const count = separatorsIn(line.trim());
    above = count > 0 && count === above.count ? { count, rows: above.rows + 1 } : { count, rows: 1 };
    // The second row tells it, and the first one is shown.
    const first = lines[at - 1] ?? '';
    if (count === 0 || above.rows !== 2) return [];
    const message =
      'These lines are rows of a spreadsheet: all would run together in one line. Write a list instead, or a table with | between the cells.';
    const length = first.trim().length;
    return [{ index: start - 1 - first.trimStart().length, length, message }];
  });
}

function separatorsIn(line: string): number {
  const plain = line.replaceAll(commaInNumber, '');
  return spreadsheetLine.test(plain) ? plain.replaceAll(/"[^"]*"/g, '').split(/[,;]/).length - 1 : 0;
}

function ruleFor(row: string): string {
  return `|${'---|'.repeat(cellsIn(row).length)}`;
}

/**
 * Mistakes that show only against the lines above: headings that
 * skip a level, open bold, indented and underlined text, program code.
 */
export function structureMistakes(text: string, above = 2): Found[] {
  return [
    ...skippedLevels(text, above),
    ...openBold(text),
    ...againstTheLineAbove(text),
    ...codeFences(text),
    ...brokenTables(text),
    ...pastedRows(text),
    ...bareAddresses(text),
  ];
}

/** `above` is the level of the page's own headings before the text. */
function skippedLevels(text: string, above: number): Found[] {
  let level = above;
  return [...text.matchAll(/^(#{2,6}) .*$/gm)].flatMap(({ 0: line, 1: signs = '', index }) => {
    const fits = signs.length <= level + 1;
    const wanted = '#'.repeat(level + 1);
    const order =
      level === 1 ? 'the first ones of a text start with ##' : `after ${wanted.slice(1)} comes ${wanted}`;
    level = signs.length;
    const message = `This heading skips a level: ${order}. Screen readers tell sections apart by it.`;
    return fits ? [] : [{ index, length: line.length, message }];
  });
}

/** Bold words begin and end in one paragraph. */
function openBold(text: string): Found[] {
  return paragraphsOf(text).flatMap(({ text: paragraph, index }) => {
    const signs = [...paragraph.matchAll(/(?<!\*)\*\*(?!\*)/g)];
    const last = signs.at(-1);
    if (last === undefined || signs.length % 2 === 0) return [];
    const message =
      'Two stars stand here without their match, and would be shown. Bold words have two before and two behind: **words**.';
    return [{ index: index + last.index, length: 2, message }];
  });
}

function againstTheLineAbove(text: string): Found[] {
  const found: Found[] = [];
  let index = 0;
  let above = '';
  // Where the words of a list's item begin: code stands further in than these.
  let words = 0;
  for (const line of text.split('\n')) {
    const indent = (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
    const item = /^ *(?:[-*+]|\d+[.)]) +(?=\S)/.exec(line)?.[0];
    if (/^(?:={2,}|-{2,})\s*$/.test(line) && above.trim() !== '') {
      const message = `A line of ${line.charAt(0)} right below a text makes a heading of it. Leave a blank line above, or start the heading with ##.`;
      found.push({ index, length: line.length, message });
    } else if (above.trim() === '' && line.trim() !== '' && indent >= words + 4) {
      found.push({
        index,
        length: line.length,
        message: 'Text that is indented this far is shown as program code. Remove the spaces before it.',
      });
    } else if (item !== undefined) words = item.length;
    else if (/^\S/.test(line)) words = 0;
    index += line.length + 1;
    above = line;
  }
  return found;
}

/** Nothing on this site is program code. What opens it and is never closed takes the rest of the page along. */
function codeFences(text: string): Found[] {
  const found: Found[] = [];
  let index = 0;
  let open: Found | undefined;
  for (const line of text.split('\n')) {
    const signs = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}(?!`|.*`)|~{3,})/.exec(line)?.[1];
    if (open === undefined && signs !== undefined) {
      const message = `${signs} opens program code, and everything below it would be shown as that. Remove this line.`;
      open = { index: index + line.indexOf(signs), length: signs.length, message };
      found.push(open);
    } else if (open !== undefined && closes(line, text.slice(open.index, open.index + open.length))) {
      open.message = `${signs} here and below makes program code of what stands between. Remove both lines.`;
      open = undefined;
    }
    index += line.length + 1;
  }
  return found;
}

function closes(line: string, opening: string): boolean {
  const signs = line.replace(/^[\s>]*/, '').trimEnd();
  return signs.length >= opening.length && signs === opening.charAt(0).repeat(signs.length);
}

import type { TextDiagnostic } from '../../report/diagnostic.ts';
import type { Heading, List, ListItem, Nodes, Root, TableRow } from 'mdast';
import { getEnd, getStart, listNodes } from '../../markdown/blocks.ts';
import type { Block } from '../../markdown/blocks.ts';
import { formatAsteriskFootnote, truncate } from './markdown-mistakes.ts';

/** Finds mistakes that depend on context: skipped heading levels, bold headings, misplaced list items, uneven tables. */
export function checkStructure(
  tree: Root,
  blocks: readonly Block[],
  source: string,
  parentLevel: number,
): TextDiagnostic[] {
  return [
    ...findSkippedLevels(blocks, parentLevel),
    ...findBoldHeadings(tree, source, parentLevel),
    ...listNodes(tree).flatMap((node) => [...findListMistakes(node, source), ...checkTable(node, source)]),
    ...blocks.flatMap(({ node, text, toSourceSpan }) =>
      node.type === 'paragraph'
        ? [...findBrokenTables(text), ...findPastedRows(text)].map(({ index, length, message }) => ({
            ...toSourceSpan(index, length),
            message,
          }))
        : [],
    ),
  ];
}

/** Finds headings that skip a level. `parentLevel` is the level of the heading above the text. */
function findSkippedLevels(blocks: readonly Block[], parentLevel: number): TextDiagnostic[] {
  const headings = blocks.flatMap(({ node }) => (node.type === 'heading' && node.depth > 1 ? [node] : []));
  return headings.flatMap((heading: Heading, index) => {
    const level = headings[index - 1]?.depth ?? parentLevel;
    if (heading.depth <= level + 1) return [];
    const expectedMarker = '#'.repeat(level + 1);
    const order =
      level === 1
        ? 'the first heading must start with ##'
        : `after ${expectedMarker.slice(1)} comes ${expectedMarker}`;
    const message = `This heading skips a level: ${order}. Screen readers use the levels to navigate.`;
    return [{ index: getStart(heading), length: getEnd(heading) - getStart(heading), message }];
  });
}

/** Finds bold lines used as headings, which screen readers can't navigate to (WCAG 2.2, 1.3.1). A bold sentence is emphasis. */
function findBoldHeadings(tree: Root, source: string, parentLevel: number): TextDiagnostic[] {
  return tree.children.flatMap((node, index): TextDiagnostic[] => {
    const [bold, ...others] = node.type === 'paragraph' ? node.children : [];
    const next = tree.children[index + 1];
    if (bold?.type !== 'strong' || others.length > 0 || next === undefined || next.type === 'heading')
      return [];
    const [from, to] = [getStart(bold), getEnd(bold)];
    if (/[.:!,;…]\*\*$/.test(source.slice(from, to))) return [];
    const message = `This bold line looks like a heading, but screen readers can’t find it. Start it with ${'#'.repeat(parentLevel + 1)} instead of the asterisks.`;
    return [{ index: from, length: to - from, message, severity: 'warning' }];
  });
}

/** Finds misplaced items, and numbers that would change on the page. */
function findListMistakes(parent: Nodes, source: string): TextDiagnostic[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node, index) =>
    node.type === 'list'
      ? [
          ...findMisplacedItems(listItems(node, parent.children[index - 1]), source),
          ...findRenumberedItem(node, source),
          ...findAsteriskFootnote(node, parent.children[index - 1], source),
        ]
      : [],
  );
}

/** Finds a note like "* Not in every state." below words that end in an asterisk, which Markdown parses as a list. */
function findAsteriskFootnote(
  { children: [item, ...others] }: List,
  previous: Nodes | undefined,
  source: string,
): TextDiagnostic[] {
  const hasMark = (node: Nodes) => node.type === 'text' && /\S\*(?=\s|$)/.test(node.value);
  if (item === undefined || others.length > 0 || source.charAt(getStart(item)) !== '*') return [];
  if (previous === undefined || !listNodes(previous).some(hasMark)) return [];
  const line = readFirstLine(source, item);
  const message = formatAsteriskFootnote(truncate(line.replace(/^\*\s*/, '')));
  return [{ index: getStart(item), length: line.length, message }];
}

/** Lists a list's items, preceded by the first item of the list directly above. */
function listItems(list: List, previous: Nodes | undefined): ListItem[] {
  const isAdjacent =
    previous?.type === 'list' && previous.position?.end.line === (list.position?.start.line ?? 0) - 1;
  return [...(isAdjacent ? previous.children.slice(0, 1) : []), ...list.children];
}

/** Finds items that are indented too little to be nested in the item above. */
function findMisplacedItems(items: readonly ListItem[], source: string): TextDiagnostic[] {
  const [first] = items;
  if (first === undefined) return [];
  const indent = (first.children[0]?.position?.start.column ?? 0) - getColumn(first);
  const isMisplaced = (item: ListItem | undefined) =>
    item !== undefined && getColumn(item) > getColumn(first);
  return items.flatMap((item, index) => {
    if (!isMisplaced(item) || isMisplaced(items[index - 1])) return [];
    const message = `This item isn’t nested under the one above. Indent it and its siblings by ${indent} spaces, or start it without a space.`;
    return [{ index: getStart(item), length: readFirstLine(source, item).length, message }];
  });
}

function getColumn(item: ListItem): number {
  return item.position?.start.column ?? 0;
}

/** Finds the first item that Markdown would renumber: it counts up from the first number. Repeating one number (1. 1. 1.) is allowed. */
function findRenumberedItem({ ordered, children, start }: List, source: string): TextDiagnostic[] {
  if (ordered !== true) return [];
  const typedNumbers = children.map((item) =>
    Number(/^\d+/.exec(source.slice(getStart(item), getStart(item) + 10))?.[0]),
  );
  if (typedNumbers.every((number) => number === start)) return [];
  const itemIndex = typedNumbers.findIndex((number, index) => number !== (start ?? 1) + index);
  const item = children[itemIndex];
  // A differently indented item is reported separately.
  if (item === undefined || children.some((sibling) => getColumn(sibling) !== getColumn(item))) return [];
  const message = `This item would be numbered ${(start ?? 1) + itemIndex}. Number the items in order, or put text between two lists.`;
  return [{ index: getStart(item), length: readFirstLine(source, item).length, message }];
}

function readFirstLine(source: string, node: Nodes): string {
  return source.slice(getStart(node), getEnd(node)).split('\n', 1)[0] ?? '';
}

/** More columns don't fit in 320 px (WCAG 2.2, 1.4.10). */
const maxColumns = 3;

function checkTable(node: Nodes, source: string): TextDiagnostic[] {
  if (node.type !== 'table') return [];
  const [headerRow, ...rows] = node.children;
  const columns = headerRow?.children.length ?? 0;
  if (headerRow === undefined || columns <= maxColumns)
    return rows.flatMap((row) => checkRow(row, columns, source));
  const message = `A table with ${columns} columns is wider than a phone. Use at most ${maxColumns}, or a list.`;
  return [{ index: getStart(headerRow), length: getEnd(headerRow) - getStart(headerRow), message }];
}

/** Checks a row's length: Markdown drops cells beyond the heading row's columns and adds empty ones to short rows. */
function checkRow(row: TableRow, columns: number, source: string): TextDiagnostic[] {
  const cells = row.children;
  if (cells.length === columns) return [];
  if (cells.length < columns) {
    const message = `This row has ${cells.length === 1 ? 'one cell' : `${cells.length} cells`} in a table of ${columns} columns, so its last cell would be empty. Fill it in, or write a dash.`;
    return [{ index: getStart(row), length: getEnd(row) - getStart(row), message }];
  }
  const [droppedCell] = cells.slice(columns);
  const from = droppedCell === undefined ? getStart(row) : getStart(droppedCell);
  const droppedSource = source.slice(from, getEnd(row));
  const cellText = droppedSource.replace(/^[|\s]+|[|\s]+$/g, '');
  const message = `This row has ${cells.length} cells in a table of ${columns} columns, so the last cell would disappear. Move its text, or add a cell to the heading row.`;
  return [{ index: from + droppedSource.indexOf(cellText), length: Math.max(1, cellText.length), message }];
}

/** Finds consecutive lines with | in a paragraph, which were probably meant as a table. */
function findBrokenTables(text: string): TextDiagnostic[] {
  if (!text.includes('|')) return [];
  return [...text.matchAll(/(?:^.*\|.*(?:\n|$))+/gm)].flatMap(({ 0: rows, index }) => {
    const [first = '', second = ''] = rows.split('\n');
    const isRow = /^\s*\|.*\|/.test(first) || (second.includes('|') && first.includes(' | '));
    if (!isRow) return [];
    const delimiterRow = `|${'---|'.repeat(first.replaceAll(/^\s*\||(?<!\\)\|\s*$/g, '').split('|').length)}`;
    const message = `These | characters don’t form a table and would appear on the page. A table has a line like ${delimiterRow} below its first row, and a blank line above; a list is easier to read on a phone.`;
    return [{ index, length: rows.trimEnd().length, message }];
  });
}

/** A line of values separated by commas or semicolons. */
const spreadsheetLinePattern =
  /^(?:"[^"\n]*"|[^\s",;][^",;\n]*)?(?:([,;])(?:"[^"\n]*"|[^\s",;][^",;\n]*)?)+$/;
/** The comma in "$1,500" and "10,000". */
const commaInNumberPattern = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Finds pasted spreadsheet rows, which would become one paragraph. */
function findPastedRows(text: string): TextDiagnostic[] {
  if (!/\S[,;]\S/.test(text)) return [];
  let index = 0;
  let similarRows = { separators: 0, count: 0 };
  return text.split('\n').flatMap((line, lineIndex, lines) => {
    const start = index;
    index += line.length + 1;
    const separators = countSeparators(line.trim());
    const isSimilar = separators > 0 && separators === similarRows.separators;
    similarRows = { separators, count: isSimilar ? similarRows.count + 1 : 1 };
    // Detected at the second row, reported at the first.
    const previousLine = lines[lineIndex - 1] ?? '';
    if (separators === 0 || similarRows.count !== 2) return [];
    const message =
      'These lines look like spreadsheet rows and would run together. Write a list, or a table with | between the cells.';
    return [
      { index: start - 1 - previousLine.trimStart().length, length: previousLine.trim().length, message },
    ];
  });
}

function countSeparators(line: string): number {
  const lineWithoutThousands = line.replaceAll(commaInNumberPattern, '');
  return spreadsheetLinePattern.test(lineWithoutThousands)
    ? lineWithoutThousands.replaceAll(/"[^"]*"/g, '').split(/[,;]/).length - 1
    : 0;
}

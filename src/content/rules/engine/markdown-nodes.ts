import type { Blockquote, Heading, List, ListItem, Nodes, Root } from 'mdast';
import { findMatches } from '../../languages/matches.ts';
import { getEnd, getStart, listNodes } from '../../markdown/blocks.ts';
import type { TextDiagnostic } from '../../report/diagnostic.ts';
import {
  asteriskAdvice,
  backslashAdvice,
  checkboxAdvice,
  markerSpaceAdvice,
  urlPlaceAdvice,
} from './markdown-patterns.ts';

type Context = {
  source: string;
  /** The level of the heading above the text. */
  parentLevel: number;
  /** The sibling above. */
  previous: Nodes | undefined;
};

/** Checks for valid markup that its author probably didn't intend, by node type. */
type NodeChecks = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>, context: Context) => TextDiagnostic[];
};

const nodeChecks: NodeChecks = {
  root: (node, { source, parentLevel }) => [
    ...findOuterLines(node),
    ...findSkippedLevels(node, parentLevel),
    ...findBoldHeadings(node, source, parentLevel),
  ],
  heading: (node, { source }) => {
    if (!source.startsWith('#', getStart(node))) {
      const message =
        'A line of = or - right below text turns it into a heading. Add a blank line above, or start the heading with ##.';
      const [underline = ''] = /(?:=+|-+)\s*$/.exec(source.slice(getStart(node), getEnd(node))) ?? [];
      return [{ index: getEnd(node) - underline.length, length: underline.length, message }];
    }
    if (node.depth > 1) return reportEmpty(node);
    return report(node, 'The page’s main heading is in its fields. Headings in the text start with two: ##.');
  },
  blockquote: reportEmpty,
  listItem: (node, { source }) => {
    const line = readFirstLine(node, source);
    if (/^(?:[-*+]|\d{1,2}[.)])\t/.test(line)) return report(node, markerSpaceAdvice, line.length);
    if (typeof node.checked !== 'boolean') return reportEmpty(node);
    return [{ index: source.indexOf('[', getStart(node)), length: 3, message: checkboxAdvice }];
  },
  list: checkList,
  table: ({ children: [headings, ...rows] }) => {
    if (headings === undefined) return [];
    const columns = headings.children.length;
    if (columns > maxColumns)
      return report(
        headings,
        `A table with ${columns} columns is wider than a phone. Use at most ${maxColumns}, or a list.`,
      );
    if (rows.length === 0)
      return report(headings, 'This table has no rows below its headings. Add one, or remove it.');
    // Markdown drops cells beyond the columns of the headings, and adds empty ones to short rows.
    return rows.flatMap((row) => {
      const message = `This row must have ${columns} cells, like the heading row. Extra cells would disappear, and missing ones would be empty.`;
      return row.children.length === columns ? [] : report(row.children[columns] ?? row, message);
    });
  },
  code: (node, { source }) => {
    const line = readFirstLine(node, source);
    const fence = /^[`~]+/.exec(line)?.[0];
    return report(node, formatCodeAdvice(fence ?? 'spaces before it'), (fence ?? line).length);
  },
  inlineCode: (node) => report(node, formatCodeAdvice('backticks (`)')),
  delete: (node) => report(node, 'Text between ~~ is crossed out. Delete it, or remove the ~~.'),
  emphasis: (node, { source }) =>
    /^\d\*/.test(source.slice(getStart(node) - 1)) && /^\d/.test(source.slice(getEnd(node)))
      ? report(node, 'The asterisks between these numbers would disappear. Write × instead.')
      : [],
  break: (node, { source }) =>
    source.startsWith('\\', getStart(node)) ? report(node, backslashAdvice.replace('$&', '\\')) : [],
  text: (node, { source }) =>
    findMatches(source.slice(getStart(node), getEnd(node)), invisiblePattern).map(
      ({ 0: character, index }) => ({
        index: getStart(node) + index,
        length: character.length,
        message: `${character} is an invisible character. Remove it.`,
      }),
    ),
  link: (node, { source }) => {
    const start = source.charAt(getStart(node));
    // The rule about contact details reports bare email addresses.
    const isBareMail = start !== '<' && node.url.startsWith('mailto:');
    return start === '[' || isBareMail || node.position === undefined ? [] : report(node, bareUrlAdvice);
  },
  linkReference: (node) => report(node, urlPlaceAdvice),
  imageReference: (node) =>
    report(node, 'Write a picture’s path right after its description: ![what it shows](/images/name.webp).'),
};

/** More columns don't fit in 320 px (WCAG 2.2, 1.4.10). */
const maxColumns = 3;

const bareUrlAdvice =
  'This would become a link without descriptive text. Add the text: [the name of the page](https://…) or [us](mailto:…).';

function formatCodeAdvice(cause: string): string {
  return `This would be formatted as code. Remove the ${cause}.`;
}

const invisiblePattern =
  /&(?:shy|zwn?j|lrm|rlm|ZeroWidthSpace|NoBreak|#0*173|#x0*AD|#0*820[3-7]|#x0*200[B-F]|#x0*2060);/gi;

/** Finds mistakes in each node of a tree. */
export function checkNodes(tree: Root, source: string, parentLevel: number): TextDiagnostic[] {
  const checkNode = (node: Nodes, previous?: Nodes): TextDiagnostic[] => {
    // The check for a type accepts nodes of that type.
    const check = nodeChecks[node.type] as ((node: Nodes, context: Context) => TextDiagnostic[]) | undefined;
    const children: Nodes[] = 'children' in node ? node.children : [];
    return [
      ...(check?.(node, { source, parentLevel, previous }) ?? []),
      ...children.flatMap((child, index) => checkNode(child, children[index - 1])),
    ];
  };
  return checkNode(tree);
}

/** Finds the parents of links that GFM adds after parsing. These links have no position, so `nodeChecks` skips them. */
export function findAutolinks(tree: Root): TextDiagnostic[] {
  const isAdded = (node: Nodes) =>
    node.type === 'link' && node.position === undefined && !node.url.startsWith('mailto:');
  return listNodes(tree).flatMap((node) =>
    'children' in node && node.children.some(isAdded) ? report(node, bareUrlAdvice) : [],
  );
}

/** Reports a node, or only its first characters. */
export function report(
  node: Nodes,
  message: string,
  length = Math.max(1, getEnd(node) - getStart(node)),
): TextDiagnostic[] {
  return [{ index: getStart(node), length, message }];
}

function reportEmpty(node: Blockquote | Heading | ListItem): TextDiagnostic[] {
  const name = { blockquote: 'quotation', heading: 'heading', listItem: 'list item' }[node.type];
  return node.children.length === 0
    ? report(node, `This ${name} is empty. Write its text, or remove it.`)
    : [];
}

function readFirstLine(node: Nodes, source: string): string {
  return source.slice(getStart(node), getEnd(node)).split('\n', 1)[0] ?? '';
}

function findOuterLines({ children }: Root): TextDiagnostic[] {
  return [...new Set([children.at(0), children.at(-1)])].flatMap((node) =>
    node?.type === 'thematicBreak'
      ? report(node, 'This shows a line at the start or end of the text. Remove it.')
      : [],
  );
}

function findSkippedLevels(tree: Root, parentLevel: number): TextDiagnostic[] {
  let level = parentLevel;
  return listNodes(tree).flatMap((node) => {
    if (node.type !== 'heading' || node.depth === 1) return [];
    const expectedLevel = level + 1;
    level = node.depth;
    if (node.depth <= expectedLevel) return [];
    const message = `This heading skips a level. Start it with ${'#'.repeat(expectedLevel)}: screen readers use the levels to navigate.`;
    return report(node, message);
  });
}

/** Finds bold lines used as headings, which screen readers can't navigate to (WCAG 2.2, 1.3.1). A bold sentence is emphasis. */
function findBoldHeadings({ children }: Root, source: string, parentLevel: number): TextDiagnostic[] {
  return children.flatMap((node, index) => {
    const [bold, ...others] = node.type === 'paragraph' ? node.children : [];
    const next = children[index + 1];
    if (bold?.type !== 'strong' || others.length > 0 || next === undefined || next.type === 'heading')
      return [];
    if (/[.:!,;…]\*\*$/.test(source.slice(getStart(bold), getEnd(bold)))) return [];
    const message = `This bold line looks like a heading, but screen readers can’t find it. Start it with ${'#'.repeat(parentLevel + 1)} instead of the asterisks.`;
    return report(bold, message).map((mistake) => ({ ...mistake, severity: 'warning' }));
  });
}

/** Finds the first list item that is indented too little to be nested, or that Markdown would renumber, and notes that look like list items. */
function checkList(list: List, { source, previous }: Context): TextDiagnostic[] {
  const { children: items, ordered, start } = list;
  const reportItem = (item: ListItem | undefined, message: string) =>
    item === undefined ? [] : report(item, message, readFirstLine(item, source).length);
  const isAdjacent =
    previous?.type === 'list' && previous.position?.end.line === (list.position?.start.line ?? 0) - 1;
  const [first] = isAdjacent ? previous.children : items;
  const misplacedItem = items.find((item) => getColumn(item) > getColumn(first));
  if (misplacedItem !== undefined) {
    const indent = getColumn(first?.children[0]) - getColumn(first);
    const message = `This item isn’t nested under the one above. Indent it and its siblings by ${indent} spaces, or remove its indentation.`;
    return reportItem(misplacedItem, message);
  }
  // Below words that end in an asterisk, "* Not in every state." is a note.
  const hasMark = (node: Nodes) => node.type === 'text' && /\S\*(?=\s|$)/.test(node.value);
  if (items.length === 1 && source.startsWith('*', getStart(list)) && previous !== undefined)
    return listNodes(previous).some(hasMark) ? reportItem(items[0], asteriskAdvice) : [];
  const numbers = items.map((item) => Number.parseInt(source.slice(getStart(item), getStart(item) + 9), 10));
  // Repeating one number (1. 1. 1.) is allowed.
  if (ordered !== true || numbers.every((number) => number === start)) return [];
  const index = numbers.findIndex((number, position) => number !== (start ?? 1) + position);
  const message = `This item would be numbered ${(start ?? 1) + index}. Number the items in order, or put text between two lists.`;
  return reportItem(items[index], message);
}

function getColumn(node: Nodes | undefined): number {
  return node?.position?.start.column ?? 0;
}

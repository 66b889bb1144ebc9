import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';

/** A paragraph, heading or table cell with its visible text. */
export type Block = {
  node: Paragraph | Heading | TableCell;
  /** The visible text, with one `markup` per run of invisible signs and per escaped sign. */
  text: string;
  /** Maps a range of the text to a range of the Markdown. */
  span: (index: number, length: number) => { index: number; length: number };
};

/** Replaces markup and escaped signs in a block's text. */
export const markup = '\uFFFC';

/** All blocks of a tree that have text. `source` is the parsed Markdown. */
export function listBlocks(node: Nodes, source: string): Block[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [createBlock(node, source)];
  return 'children' in node ? node.children.flatMap((child) => listBlocks(child, source)) : [];
}

function createBlock(node: Block['node'], source: string): Block {
  const shown: Shown = { source, text: '', offsets: [] };
  if (isPlaced(node)) addChildren(shown, node);
  // GFM adds some links after parsing; these and their siblings have no position.
  else for (let at = getStart(node); at < getEnd(node); at++) add(shown, source.charAt(at), at);
  const { text, offsets } = shown;
  const end = getEnd(node);
  return {
    node,
    text,
    span: (index, length) => {
      const from = offsets[index] ?? end;
      const last = index + length - 1;
      const to = text[last] === markup ? (offsets[last + 1] ?? end) : (offsets[last] ?? from) + 1;
      return { index: from, length: length === 0 ? 0 : to - from };
    },
  };
}

function isPlaced(node: Nodes): boolean {
  return node.position !== undefined && (!('children' in node) || node.children.every(isPlaced));
}

export function getStart({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

export function getEnd({ position }: Nodes): number {
  return position?.end.offset ?? 0;
}

const referencePattern = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});/iy;
const escapablePattern = /[!-/:-@[-`{-~]/;

/** The visible text of a block, with each character's position in the Markdown. */
type Shown = { source: string; text: string; offsets: number[] };

function add(shown: Shown, char: string, offset: number): void {
  shown.text += char;
  shown.offsets.push(offset);
}

function addChildren(shown: Shown, node: Parents): void {
  let at = getStart(node);
  for (const child of node.children) {
    if (getStart(child) > at) add(shown, markup, at);
    if (child.type === 'text') addText(shown, child);
    else if (child.type === 'break') add(shown, '\n', getStart(child));
    else if ('children' in child) addChildren(shown, child);
    else add(shown, markup, getStart(child));
    at = getEnd(child);
  }
  if (getEnd(node) > at) add(shown, markup, at);
}

/** Skips what the parser removed: quotation and list markers before a line, and spaces after it. */
function addText(shown: Shown, node: Text): void {
  const { source } = shown;
  const { value } = node;
  const end = getEnd(node);
  let at = getStart(node);
  for (let index = 0; index < value.length && at < end;) {
    const char = source.charAt(at);
    const next = source.charAt(at + 1);
    referencePattern.lastIndex = at;
    const [typed] = (char === '&' && referencePattern.exec(source)) || [];
    if (char === '\\' && escapablePattern.test(next) && value[index] === next) {
      add(shown, markup, at);
      at += 2;
      index++;
    } else if (typed !== undefined && !value.startsWith(typed, index)) {
      add(shown, markup, at);
      at += typed.length;
      index += (value.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    } else if (char === value[index]) {
      add(shown, char, at);
      at++;
      index++;
    } else at++;
  }
}

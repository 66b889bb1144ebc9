import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';

/** The text of a paragraph, heading or table cell. */
export type Block = {
  /** The visible text, with one `markupPlaceholder` per run of markup and per escaped character. */
  text: string;
  /** Maps a range of the text to a range of the Markdown. */
  toSourceSpan: (index: number, length: number) => { index: number; length: number };
};

/** Replaces markup and escaped characters in a block's text. */
export const markupPlaceholder = '\uFFFC';

/** Lists a node and all nodes below it, in reading order. */
export function listNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

/** Lists all blocks of a tree. `source` is the parsed Markdown. */
export function listBlocks(tree: Nodes, source: string): Block[] {
  return listNodes(tree).flatMap((node) =>
    node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
      ? [createBlock(node, source)]
      : [],
  );
}

function createBlock(node: Paragraph | Heading | TableCell, source: string): Block {
  const visibleText: VisibleText = { source, text: '', offsets: [] };
  if (hasPositions(node)) addChildren(visibleText, node);
  // GFM adds some links after parsing; these and their siblings have no position.
  else
    for (let position = getStart(node); position < getEnd(node); position++)
      addCharacter(visibleText, source.charAt(position), position);
  const { text, offsets } = visibleText;
  const end = getEnd(node);
  return {
    text,
    toSourceSpan: (index, length) => {
      const from = offsets[index] ?? end;
      const last = index + length - 1;
      const to = text[last] === markupPlaceholder ? (offsets[last + 1] ?? end) : (offsets[last] ?? from) + 1;
      return { index: from, length: length === 0 ? 0 : to - from };
    },
  };
}

function hasPositions(node: Nodes): boolean {
  return node.position !== undefined && (!('children' in node) || node.children.every(hasPositions));
}

/** Returns the offset of a node in its source; 0 for nodes that the parser added. */
export function getStart({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

export function getEnd({ position }: Nodes): number {
  return position?.end.offset ?? 0;
}

const characterReferencePattern = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});/iy;
const escapablePattern = /[!-/:-@[-`{-~]/;

/** The visible text of a block, with each character's position in the Markdown. */
type VisibleText = { source: string; text: string; offsets: number[] };

function addCharacter(visibleText: VisibleText, char: string, offset: number): void {
  visibleText.text += char;
  visibleText.offsets.push(offset);
}

function addChildren(visibleText: VisibleText, node: Parents): void {
  let position = getStart(node);
  for (const child of node.children) {
    if (getStart(child) > position) addCharacter(visibleText, markupPlaceholder, position);
    if (child.type === 'text') addText(visibleText, child);
    else if (child.type === 'break') addCharacter(visibleText, '\n', getStart(child));
    else if ('children' in child) addChildren(visibleText, child);
    else addCharacter(visibleText, markupPlaceholder, getStart(child));
    position = getEnd(child);
  }
  if (getEnd(node) > position) addCharacter(visibleText, markupPlaceholder, position);
}

/** Adds text, skipping what the parser removed: indentation and blockquote markers at the start of a line, and trailing spaces. */
function addText(visibleText: VisibleText, node: Text): void {
  const { source } = visibleText;
  const { value } = node;
  const end = getEnd(node);
  let position = getStart(node);
  for (let index = 0; index < value.length && position < end;) {
    const char = source.charAt(position);
    const next = source.charAt(position + 1);
    characterReferencePattern.lastIndex = position;
    const [reference] = (char === '&' && characterReferencePattern.exec(source)) || [];
    if (char === '\\' && escapablePattern.test(next) && value[index] === next) {
      addCharacter(visibleText, markupPlaceholder, position);
      position += 2;
      index++;
    } else if (reference !== undefined && !value.startsWith(reference, index)) {
      addCharacter(visibleText, markupPlaceholder, position);
      position += reference.length;
      index += (value.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    } else if (char === value[index]) {
      addCharacter(visibleText, char, position);
      position++;
      index++;
    } else position++;
  }
}

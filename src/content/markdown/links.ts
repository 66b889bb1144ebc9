import type { Image, Link, Nodes } from 'mdast';
import { decodeSpecialCharacters } from '../facts/fact-text.ts';
import { getEnd, getStart, listNodes } from './blocks.ts';

/** A Markdown link or picture as typed. */
export type MarkdownLink = {
  isPicture: boolean;
  label: string;
  target: string;
  /** The index of the link or picture in the text; in the file, for the links of an entry. */
  index: number;
  length: number;
};

/** Finds all links and pictures in a syntax tree; `text` is its source. Another rule reports bare URLs. */
export function findLinks(tree: Nodes, text: string): MarkdownLink[] {
  return listNodes(tree).flatMap((node) => {
    const isPicture = node.type === 'image';
    if (!isPicture && !(node.type === 'link' && isBracketed(node, text))) return [];
    const target = decodeSpecialCharacters(node.url);
    const [index, length] = [getStart(node), getEnd(node) - getStart(node)];
    return [{ isPicture, label: readLabel(node, text), target, index, length }];
  });
}

function readLabel(node: Image | Link, text: string): string {
  if (node.type === 'image') return decodeSpecialCharacters(node.alt ?? '');
  const [firstChild, lastChild] = [node.children[0], node.children.at(-1)];
  return firstChild && lastChild ? text.slice(getStart(firstChild), getEnd(lastChild)) : '';
}

/** Returns whether a link is written as [text](/path). GFM adds some links after parsing, without a position. */
function isBracketed(node: Nodes, text: string): boolean {
  return node.position !== undefined && text.charAt(getStart(node)) === '[';
}

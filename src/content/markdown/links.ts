import type { Nodes } from 'mdast';
import { decodeSpecialCharacters } from '../facts/fact-text.ts';
import { getEnd, getStart } from './blocks.ts';

/** A Markdown link or picture as typed. */
export type FoundLink = {
  picture: boolean;
  label: string;
  target: string;
  /** Its index in the text. */
  index: number;
  length: number;
};

/** All links and pictures in a parsed text; `text` is its source. Another rule reports bare addresses. */
export function findLinks(node: Nodes, text: string): FoundLink[] {
  const inside = 'children' in node ? node.children.flatMap((child) => findLinks(child, text)) : [];
  const [from, to] = [getStart(node), getEnd(node)];
  if (node.type === 'image')
    return [
      {
        picture: true,
        label: decodeSpecialCharacters(node.alt ?? ''),
        target: decodeSpecialCharacters(node.url),
        index: from,
        length: to - from,
      },
    ];
  if (node.type !== 'link' || !isBracketed(node, text)) return inside;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const linkText = first && last ? text.slice(getStart(first), getEnd(last)) : '';
  return [
    {
      picture: false,
      label: linkText,
      target: decodeSpecialCharacters(node.url),
      index: from,
      length: to - from,
    },
    ...inside,
  ];
}

/** Whether a link is written as [words](/address). GFM adds some links after parsing, without a position. */
function isBracketed(node: Nodes, text: string): boolean {
  return node.position !== undefined && text.charAt(getStart(node)) === '[';
}

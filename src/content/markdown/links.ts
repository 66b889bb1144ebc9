import type { Nodes } from 'mdast';
import { decodeSpecialCharacters } from '../facts/fact-text.ts';
import { getEnd, getStart } from './blocks.ts';

/** A Markdown link or picture as typed. */
export type MarkdownLink = {
  isPicture: boolean;
  label: string;
  target: string;
  /** Its index in the text. */
  index: number;
  length: number;
};

/** All links and pictures in a parsed text; `text` is its source. Another rule reports bare URLs. */
export function findLinks(node: Nodes, text: string): MarkdownLink[] {
  const nestedLinks = 'children' in node ? node.children.flatMap((child) => findLinks(child, text)) : [];
  const [from, to] = [getStart(node), getEnd(node)];
  if (node.type === 'image')
    return [
      {
        isPicture: true,
        label: decodeSpecialCharacters(node.alt ?? ''),
        target: decodeSpecialCharacters(node.url),
        index: from,
        length: to - from,
      },
    ];
  if (node.type !== 'link' || !isBracketed(node, text)) return nestedLinks;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const linkText = first && last ? text.slice(getStart(first), getEnd(last)) : '';
  return [
    {
      isPicture: false,
      label: linkText,
      target: decodeSpecialCharacters(node.url),
      index: from,
      length: to - from,
    },
    ...nestedLinks,
  ];
}

/** Whether a link is written as [text](/path). GFM adds some links after parsing, without a position. */
function isBracketed(node: Nodes, text: string): boolean {
  return node.position !== undefined && text.charAt(getStart(node)) === '[';
}

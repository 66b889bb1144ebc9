import type { Nodes, Root } from 'mdast';
import { decodeSigns, encodeSigns } from '../facts/fact-text.ts';
import { endOf, startOf } from './blocks.ts';
import { parseMarkdown, parseMdx, tooManySigns } from './parse.ts';

/** A Markdown link or picture as typed. */
export type FoundLink = {
  picture: boolean;
  words: string;
  target: string;
  /** Its index in the text. */
  index: number;
  length: number;
};

/** A quoted fact, which would be code in `.mdx`. */
const quotedFact = /\{\{[^{}\n]*\}\}/g;

/** All links and pictures in a Markdown text. Another rule reports bare addresses. */
export function findLinks(text: string, isMdx = false): FoundLink[] {
  if (!text.includes('](') || tooManySigns(text) !== undefined) return [];
  return linksIn(parse(text.replace(quotedFact, encodeSigns), isMdx), text);
}

/** Another rule reports syntax errors of `.mdx` texts. */
function parse(source: string, isMdx: boolean): Root {
  if (!isMdx) return parseMarkdown(source);
  try {
    return parseMdx(source);
  } catch {
    return parseMarkdown(source);
  }
}

function linksIn(node: Nodes, text: string): FoundLink[] {
  const inside = 'children' in node ? node.children.flatMap((child) => linksIn(child, text)) : [];
  const [from, to] = [startOf(node), endOf(node)];
  if (node.type === 'image')
    return [
      {
        picture: true,
        words: decodeSigns(node.alt ?? ''),
        target: decodeSigns(node.url),
        index: from,
        length: to - from,
      },
    ];
  if (node.type !== 'link' || !isBracketed(node, text)) return inside;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const words = first && last ? text.slice(startOf(first), endOf(last)) : '';
  return [
    { picture: false, words, target: decodeSigns(node.url), index: from, length: to - from },
    ...inside,
  ];
}

/** Whether a link is written as [words](/address). GFM adds some links after parsing, without a position. */
function isBracketed(node: Nodes, text: string): boolean {
  return node.position !== undefined && text.charAt(startOf(node)) === '[';
}

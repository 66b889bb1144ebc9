import { HTMLElement, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';

const silent = new Set(['script', 'style', 'svg', 'template']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sup',
  'time',
]);

/** The words of a part as a reader meets them, blocks kept apart, spaces as single spaces. */
export function textOf(node: Node | null): string {
  return node === null ? '' : clean(collect(node));
}

/** With single spaces, and with the quotes and dashes that authors type in place of the typographic ones of a page. */
export function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .trim();
}

/** The text nodes under a part, each with the language that it stands in. */
export function wordsWithLanguage(node: Node, language: string): { text: string; language: string }[] {
  if (node instanceof TextNode) return [{ text: node.text, language }];
  if (!(node instanceof HTMLElement) || silent.has(node.rawTagName)) return [];
  const own = node.getAttribute('lang') ?? language;
  return node.childNodes.flatMap((child) => wordsWithLanguage(child, own));
}

function collect(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || silent.has(node.rawTagName)) return '';
  const inside = node.childNodes.map(collect).join('');
  return inline.has(node.rawTagName) ? inside : ` ${inside} `;
}

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

/** The text of an element, with single spaces and a space between blocks. */
export function readText(node: Node | null): string {
  return node === null ? '' : normalizeText(collect(node));
}

/** Normalizes spaces, quotes and dashes. */
export function normalizeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .trim();
}

/** Text nodes with their language. */
export function listWordsWithLanguage(node: Node, language: string): { text: string; language: string }[] {
  if (node instanceof TextNode) return [{ text: node.text, language }];
  if (!(node instanceof HTMLElement) || silent.has(node.rawTagName)) return [];
  const own = node.getAttribute('lang') ?? language;
  return node.childNodes.flatMap((child) => listWordsWithLanguage(child, own));
}

function collect(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || silent.has(node.rawTagName)) return '';
  const inside = node.childNodes.map(collect).join('');
  return inline.has(node.rawTagName) ? inside : ` ${inside} `;
}

import { HTMLElement, TextNode } from 'node-html-parser';
import type { Node } from 'node-html-parser';

const hiddenTags = new Set(['script', 'style', 'svg', 'template']);
const inlineTags = new Set([
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

/** Returns the text of an element, with single spaces and with a space between blocks. */
export function readText(node: Node | null): string {
  return node === null ? '' : normalizeText(collectText(node));
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

/** Lists text nodes with their language. */
export function listTextNodes(node: Node, language: string): { text: string; language: string }[] {
  if (node instanceof TextNode) return [{ text: node.text, language }];
  if (!(node instanceof HTMLElement) || hiddenTags.has(node.rawTagName)) return [];
  const ownLanguage = node.getAttribute('lang') ?? language;
  return node.childNodes.flatMap((child) => listTextNodes(child, ownLanguage));
}

function collectText(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || hiddenTags.has(node.rawTagName)) return '';
  const text = node.childNodes.map(collectText).join('');
  return inlineTags.has(node.rawTagName) ? text : ` ${text} `;
}

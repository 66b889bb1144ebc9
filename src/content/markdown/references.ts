import { parseMarkdown } from './parse.ts';

const reference = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Pads a decoded character, so that later positions don't change. Unicode treats it as joining its neighbors. */
export const joiner = '\u034F';

/** Decodes references such as `&nbsp;`, padded to the length of the reference. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decoded) : text;
}

function decoded(typed: string): string {
  const [block] = parseMarkdown(typed).children;
  const [node] = block?.type === 'paragraph' ? block.children : [];
  const char = node?.type === 'text' ? node.value : '';
  // A whitespace character fills the reference with spaces, which patterns match as one run.
  return char.trim() === '' ? '\u00A0'.repeat(typed.length) : char.padEnd(typed.length, joiner);
}

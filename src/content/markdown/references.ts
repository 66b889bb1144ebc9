import { parseMarkdown } from './parse.ts';

const reference = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Follows a decoded character, so that all others stay at their places. It joins what is before and after it. */
export const joiner = '\u034F';

/** A text with the characters that references such as `&nbsp;` mean, each as long as the reference. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decoded) : text;
}

function decoded(typed: string): string {
  const [block] = parseMarkdown(typed).children;
  const [node] = block?.type === 'paragraph' ? block.children : [];
  const char = node?.type === 'text' ? node.value : '';
  // A space that fills the whole reference is still one space to every pattern.
  return char.trim() === '' ? '\u00A0'.repeat(typed.length) : char.padEnd(typed.length, joiner);
}

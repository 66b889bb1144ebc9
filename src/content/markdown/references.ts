import { parseMarkdown } from './parse.ts';

const characterReferencePattern = /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** Combining grapheme joiner, which pads a decoded character so that later positions don't change. */
export const joiner = '\u034F';

/** Decodes character references such as `&nbsp;`, and pads each character to the length of its reference. */
export function decodeCharacterReferences(text: string): string {
  return text.includes('&') ? text.replace(characterReferencePattern, decodeReference) : text;
}

function decodeReference(reference: string): string {
  const [block] = parseMarkdown(reference).children;
  const [node] = block?.type === 'paragraph' ? block.children : [];
  const char = node?.type === 'text' ? node.value : '';
  // Any white space becomes non-breaking spaces of the same length, because patterns match a run of spaces as one.
  return char.trim() === '' ? '\u00A0'.repeat(reference.length) : char.padEnd(reference.length, joiner);
}

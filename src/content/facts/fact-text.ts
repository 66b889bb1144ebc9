/**
 * A fact is plain text and must never be parsed as Markdown, HTML or MDX. Its ASCII punctuation is replaced with private-use
 * characters before parsing and restored afterward.
 */
const offset = 0xe100;

const specialCharacterPattern = /[\n!-/:-@[-`{-~]/g;
const encodedCharacterPattern = /[\uE100-\uE17F]/g;

/** Replaces every character that has a meaning in Markdown, HTML or MDX. */
export function encodeSpecialCharacters(text: string): string {
  return text.replace(specialCharacterPattern, (char) => String.fromCharCode(offset + char.charCodeAt(0)));
}

/** Replaces every ASCII character, so that parsers and rules see neither markup nor words. Positions are unchanged. */
export function encodeAscii(text: string): string {
  return text.replace(/\p{ASCII}/gu, (char) => String.fromCharCode(offset + char.charCodeAt(0)));
}

/** Reverses `encodeSpecialCharacters` and `encodeAscii`. Only for text that has already been parsed. */
export function decodeSpecialCharacters(text: string): string {
  return text.replace(encodedCharacterPattern, (char) => String.fromCharCode(char.charCodeAt(0) - offset));
}

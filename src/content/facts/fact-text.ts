/**
 * The words of a fact are text: nothing in them may become Markdown, HTML or MDX. Before a text is parsed, each ASCII
 * sign in the words is replaced by a private-use character, and after parsing by itself again.
 */
const offset = 0xe100;

const asciiSign = /[\n!-/:-@[-`{-~]/g;
const encodedSign = /[\uE100-\uE17F]/g;

/** Words as a parser may see them: without any sign that has a meaning in Markdown, HTML or MDX. */
export function encodeSigns(words: string): string {
  return words.replace(asciiSign, (sign) => String.fromCharCode(offset + sign.charCodeAt(0)));
}

/** The words that `encodeSigns` was given. Only for text that has been parsed. */
export function decodeSigns(text: string): string {
  return text.replace(encodedSign, (sign) => String.fromCharCode(sign.charCodeAt(0) - offset));
}

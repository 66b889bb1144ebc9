import { joinPatterns } from './lexicons.ts';
import { findMatches } from './matches.ts';

/** A vertical bar separates a page's title from the site name. */
const sentenceEndPattern = /[.!?]["”»’)*]*(?=\s|$)|\s\|(?=\s)/g;

/** One pattern for all languages: abbreviations of one rarely end a sentence in another. */
const abbreviationPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${joinPatterns(({ abbreviations }) => abbreviations)})\.$`,
  'u',
);
const beforeNumberPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${joinPatterns(({ abbreviationsBeforeNumbers: abbreviations }) => abbreviations)})\.$`,
  'u',
);
const sentenceStartPattern = new RegExp(
  String.raw`^\s+(?:${joinPatterns(({ sentenceStarts }) => sentenceStarts)})(?!\p{L})`,
  'u',
);
/** An initial of a name: "John Q. Public". */
const initialPattern = /(?<![\p{L}\p{N}.])\p{Lu}\.$/u;
/** "Schedule C." is not a name. */
const labeledLetterPattern =
  /\b(?:appendix|box|chapter|class|exhibit|form|grade|option|part|plan|schedule|section|type|unit) \p{L}\.$/iu;
/** Characters of context on either side. */
const contextLength = 16;

/** Finds the positions after the punctuation that ends each sentence; the last sentence may have none. */
export function findSentenceEnds(text: string): number[] {
  return findMatches(text, sentenceEndPattern).flatMap(({ 0: marks, index }) => {
    const end = index + marks.length;
    // "(U.S.)" and "etc.)" end with the period, not with the parenthesis.
    const textBefore = text.slice(Math.max(0, index - contextLength), index + 1);
    const textAfter = text.slice(end, end + contextLength);
    const isBeforeLowercase = /^\s+\p{Ll}/u.test(textAfter);
    const isInitial = initialPattern.test(textBefore) && !labeledLetterPattern.test(textBefore);
    const isAbbreviation =
      (abbreviationPattern.test(textBefore) || isInitial) &&
      !sentenceStartPattern.test(textAfter) &&
      textAfter.trim() !== '';
    const isNumbered = beforeNumberPattern.test(textBefore) && /^\s+(?:\p{Lu}{1,3}-?)?\d/u.test(textAfter);
    return isBeforeLowercase || isAbbreviation || isNumbered ? [] : [end];
  });
}

/** Consecutive non-empty lines. */
export const paragraphPattern = /\S(?:[^\n]|\n(?![ \t]*\n))*/g;

type Sentence = { index: number; text: string; wordCount: number };

/** An empty line, or the beginning of a heading or list item. */
const paragraphEndPattern = /\n(?=[^\S\n]*(?:\n|[-*#] |\d+\. ))/;

/** Splits text into sentences with their positions, without the Markdown markers of headings and lists. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const lines of text.split(paragraphEndPattern)) {
    let start = 0;
    for (const end of [...findSentenceEnds(lines), lines.length]) {
      const piece = lines.slice(start, end);
      const indent = piece.length - piece.replace(/^[\s\-*#>]+/, '').length;
      const wordCount = countWords(piece);
      if (wordCount > 0)
        sentences.push({ index: from + start + indent, text: piece.slice(indent), wordCount });
      start = end;
    }
    from += lines.length + 1;
  }
  return sentences;
}

/** Counts words. A quoted fact is one word; of a link, only the label counts. */
function countWords(text: string): number {
  return (stripMarkdown(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length;
}

/** Removes Markdown: links become their labels, and each quoted fact becomes one word. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/\{\{[^{}]*\}\}/g, 'fact')
    .replace(/\]\([^[\])]*\)/g, ' ')
    .replace(/[*_[\]#>`]/g, ' ');
}

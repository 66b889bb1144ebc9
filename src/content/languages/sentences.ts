import { inAnyLanguage } from './lexicons.ts';
import { matchesOf } from './matches.ts';

/** A bar parts a page's title from the name of its site. */
const sentenceEnd = /[.!?]["”»’)*]*(?=\s|$)|\s\|(?=\s)/g;

/** The languages are not distinguished: a short form of one seldom ends a sentence of another. */
const abbreviation = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${inAnyLanguage(({ abbreviations }) => abbreviations)})\.$`,
  'u',
);
const beforeNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${inAnyLanguage(({ abbreviationsOfNumbers: forms }) => forms)})\.$`,
  'u',
);
const beginning = new RegExp(
  String.raw`^\s+(?:${inAnyLanguage(({ sentenceStarts }) => sentenceStarts)})(?!\p{L})`,
  'u',
);
/** How far to look on either side. */
const longest = 12;

/** The places behind the marks that end a sentence of running text; behind the last words there may be none. */
export function sentenceEnds(text: string): number[] {
  return matchesOf(text, sentenceEnd).flatMap(({ 0: marks, index }) => {
    const stop = index + marks.length;
    const before = text.slice(Math.max(0, stop - longest), stop);
    const after = text.slice(stop, stop + longest);
    const isShort = abbreviation.test(before) && !beginning.test(after) && after.trim() !== '';
    const isNumbered = beforeNumber.test(before) && /^\s+\d/.test(after);
    const isHour = /\d ?[ap]\.$/.test(before) && /^\s+m\./.test(after);
    return isShort || isNumbered || isHour ? [] : [stop];
  });
}

/** Lines with words, up to an empty one. */
export const paragraph = /\S(?:[^\n]|\n(?![ \t]*\n))*/g;

type Sentence = { index: number; text: string; words: number };

/** An empty line, or the beginning of a heading or of a list's item. */
const paragraphEnd = /\n(?=[^\S\n]*(?:\n|[-*#] |\d+\. ))/;

/** The sentences of running text with their places. Headings, list marks and links lose their signs first. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const lines of text.split(paragraphEnd)) {
    let start = 0;
    for (const stop of [...sentenceEnds(lines), lines.length]) {
      const piece = lines.slice(start, stop);
      const lead = piece.length - piece.replace(/^[\s\-*#>]+/, '').length;
      const words = countWords(piece);
      if (words > 0) sentences.push({ index: from + start + lead, text: piece.slice(lead), words });
      start = stop;
    }
    from += lines.length + 1;
  }
  return sentences;
}

/** A quoted fact counts as one word, a link by its words alone. */
function countWords(text: string): number {
  return (withoutMarkdown(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length;
}

/** The words of a text alone: links without their addresses, each quoted fact as one word. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/\{\{[^{}]*\}\}/g, 'fact')
    .replace(/\]\([^[\])]*\)/g, ' ')
    .replace(/[*_[\]#>`]/g, ' ');
}

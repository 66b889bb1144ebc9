import { sentenceEnds } from '#content/languages/sentences.ts';

/** A word or a mark in small letters, and where it stands in its text. */
export type Word = { text: string; index: number };

/** A sentence of a text with its words. */
export type Sentence = { start: number; end: number; words: Word[] };

const endInside = /[.!?]["”»’)*]*\s/;

/** The sentences of a paragraph, each split into words. */
export function sentencesIn(text: string): Sentence[] {
  const words = wordsIn(text.toLowerCase());
  const ends = endInside.test(text) ? sentenceEnds(text) : [];
  const sentences: Sentence[] = [];
  let from = 0;
  let start = 0;
  for (const end of [...ends, text.length]) {
    let to = from;
    while (to < words.length && (words[to]?.index ?? 0) < end) to++;
    if (to > from) sentences.push({ start, end, words: words.slice(from, to) });
    from = to;
    start = end;
  }
  return sentences;
}

const marks = new Set([...'?!"«»“”,:;—–'].map((mark) => mark.charCodeAt(0)));
const joins = new Set([..."'’%-"].map((mark) => mark.charCodeAt(0)));
const dollar = '$'.charCodeAt(0);

/** Whether a character belongs to a word: a digit, or a letter of any alphabet of the site. */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return (code >= 0xdf && code <= 0xff) || (code >= 0x430 && code <= 0x4ff);
}

/** Scanned by hand: every text of the site passes here. */
function wordsIn(small: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < small.length) {
    const code = small.charCodeAt(at);
    let end = at + 1;
    if (isOfWord(code) || code === dollar) {
      while (end < small.length && (isOfWord(small.charCodeAt(end)) || joins.has(small.charCodeAt(end))))
        end++;
      words.push({ text: small.slice(at, end), index: at });
    } else if (marks.has(code)) words.push({ text: small.slice(at, end), index: at });
    at = end;
  }
  return words;
}

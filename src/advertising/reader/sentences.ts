import { sentenceEnds } from '#content/languages/sentences.ts';

/** A word or a mark in small letters, and where it stands in its text. */
export type Word = { text: string; index: number };

/** A sentence of a text with its words. */
export type Sentence = { start: number; end: number; words: Word[] };

const endInside = /[.!?]["”»’)*]*\s|\s\|\s/;

/** An overlong sentence is split at so many words, because rules read a sentence again for each of its matches. */
const mostWords = 150;

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
    while (to - from > mostWords) {
      const next = words[from + mostWords]?.index ?? end;
      sentences.push({ start, end: next, words: words.slice(from, from + mostWords) });
      from += mostWords;
      start = next;
    }
    if (to > from) sentences.push({ start, end, words: words.slice(from, to) });
    from = to;
    start = end;
  }
  return sentences;
}

/** What a character is to a word, by its code: nothing, a part of it, what may join two parts, or a mark by itself. */
const [nothing, part, join, mark] = [0, 1, 2, 3];
const roles = new Uint8Array(0x10000).fill(nothing);
for (const [from, to] of [
  ['0', '9'],
  ['a', 'z'],
  ['ß', 'ÿ'],
  ['а', 'ӿ'],
  ['$', '$'],
] as const) {
  roles.fill(part, from.charCodeAt(0), to.charCodeAt(0) + 1);
}
for (const sign of "'’%-") roles[sign.charCodeAt(0)] = join;
for (const sign of '?!"«»“”,:;—–') roles[sign.charCodeAt(0)] = mark;

/** Scanned by hand: every text of the site passes here. */
function wordsIn(small: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < small.length) {
    const role = roles[small.charCodeAt(at)];
    let end = at + 1;
    if (role === part) {
      while (end < small.length && isInWord(small.charCodeAt(end))) end++;
      words.push({ text: small.slice(at, end), index: at });
    } else if (role === mark) words.push({ text: small.slice(at, end), index: at });
    at = end;
  }
  return words;
}

function isInWord(code: number): boolean {
  return roles[code] === part || roles[code] === join;
}

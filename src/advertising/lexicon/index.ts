import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import { sentenceEnds } from '#content/languages/sentences.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Denial, Lexicon } from './lexicon.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** Words, patterns and negation of each language of the site. */
export const lexicons: { [Name in Language]: Lexicon } = { en, uk, ru, es };

/** A sentence is read at most this far on either side, because each match of an overlong one reads it again. */
const mostCharacters = 1_000;

/** The sentence of a text that holds `index`. */
export function sentenceAt(text: string, index: number): { text: string; start: number } {
  const from = Math.max(0, index - mostCharacters);
  const near = text.slice(from, index + mostCharacters);
  const lineStart = from + near.slice(0, index - from).lastIndexOf('\n') + 1;
  const lineEnd = near.indexOf('\n', index - from);
  const line = text.slice(lineStart, from + (lineEnd < 0 ? near.length : lineEnd));
  const ends = sentenceEnds(line);
  const at = index - lineStart;
  const before = ends.findLast((end) => end <= at) ?? 0;
  const start = before + line.slice(before).search(/\S|$/);
  return {
    text: line.slice(
      start,
      ends.find((end) => end > at),
    ),
    start: lineStart + start,
  };
}

/** Whether a word that turns the statement round stands before it, in the same clause. */
export function isDenied(text: string, index: number, language: Language): boolean {
  const { denial } = lexicons[language];
  const sentence = sentenceAt(text, index);
  const small = sentence.text.toLowerCase().replace(denial.empty, (mention) => ' '.repeat(mention.length));
  return clauseBefore(small, index - sentence.start, denial).search(denial.words) >= 0;
}

const pauses = /[,:;()—–]|\s-\s/g;

/** What a clause says before `index`. It begins behind a pause, unless the clause before goes on, or with "but". */
function clauseBefore(sentence: string, index: number, { turns, goesOn }: Denial): string {
  const before = sentence.slice(0, index);
  const turn = lastOf(before, turns);
  const pause = lastOf(before, pauses) + 1;
  const isNew = pause > turn && sentence.slice(pause).trimStart().search(goesOn) !== 0;
  return before.slice(isNew ? pause : Math.max(0, turn));
}

/** Where the last match of a pattern stands, or -1. */
function lastOf(text: string, pattern: RegExp): number {
  return matchesOf(text, pattern).at(-1)?.index ?? -1;
}

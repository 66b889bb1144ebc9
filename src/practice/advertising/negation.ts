import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { findPattern } from './phrases.ts';

const pausePattern = /[,:;()—–]|\s-\s/g;

/** Whether the clause before `index` denies what follows: "We do not guarantee", "beware of anyone who guarantees". */
export function isDenied(sentence: string, index: number, language: Language): boolean {
  const small = sentence
    .toLowerCase()
    .replace(findPattern(language, 'denial empty'), (phrase) => ' '.repeat(phrase.length));
  return findClauseBefore(small, index, language).search(findPattern(language, 'denial words')) >= 0;
}

/** The clause before `index`: it begins after a pause, unless the previous clause continues, or with a word like "but". */
function findClauseBefore(sentence: string, index: number, language: Language): string {
  const before = sentence.slice(0, index);
  const turn = findLastMatch(before, findPattern(language, 'denial turns'));
  const pause = findLastMatch(before, pausePattern) + 1;
  const isNewClause =
    pause > turn && sentence.slice(pause).trimStart().search(findPattern(language, 'denial goesOn')) !== 0;
  return before.slice(isNewClause ? pause : Math.max(0, turn));
}

function findLastMatch(text: string, pattern: RegExp): number {
  return findMatches(text, pattern).at(-1)?.index ?? -1;
}

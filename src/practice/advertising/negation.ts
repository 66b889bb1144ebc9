import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { findPattern } from './phrases.ts';

const pausePattern = /[,:;()—–]|\s-\s/g;

/** Whether the clause before `index` negates the phrase there: "We do not guarantee", "beware of anyone who guarantees". */
export function isDenied(sentence: string, index: number, language: Language): boolean {
  const lowercased = sentence
    .toLowerCase()
    .replace(findPattern(language, 'denialEmpty'), (phrase) => ' '.repeat(phrase.length));
  return findClauseBefore(lowercased, index, language).search(findPattern(language, 'denialWords')) >= 0;
}

/** Finds the clause before `index`. It begins after a pause, unless the previous clause continues, or with a word like "but". */
function findClauseBefore(sentence: string, index: number, language: Language): string {
  const textBefore = sentence.slice(0, index);
  const turnIndex = findLastMatch(textBefore, findPattern(language, 'denialTurns'));
  const pauseEnd = findLastMatch(textBefore, pausePattern) + 1;
  const isNewClause =
    pauseEnd > turnIndex &&
    sentence.slice(pauseEnd).trimStart().search(findPattern(language, 'denialContinuation')) !== 0;
  return textBefore.slice(isNewClause ? pauseEnd : Math.max(0, turnIndex));
}

function findLastMatch(text: string, pattern: RegExp): number {
  return findMatches(text, pattern).at(-1)?.index ?? -1;
}

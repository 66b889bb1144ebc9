import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { getPattern } from './phrases.ts';

const pausePattern = /[,:;()—–]|\s-\s/g;

/** Whether the clause before `index` negates the phrase there: "We do not guarantee", "beware of anyone who guarantees". */
export function isNegated(sentence: string, index: number, language: Language): boolean {
  const lowercased = sentence
    .toLowerCase()
    .replace(getPattern(language, 'nonNegatingPhrases'), (phrase) => ' '.repeat(phrase.length));
  return findClauseBefore(lowercased, index, language).search(getPattern(language, 'negationWords')) >= 0;
}

/**
 * Returns the text from the start of the clause to `index`. A clause starts after a pause, unless the next words continue the previous
 * clause, or with a word like "but".
 */
function findClauseBefore(sentence: string, index: number, language: Language): string {
  const textBefore = sentence.slice(0, index);
  const starterIndex = findMatches(textBefore, getPattern(language, 'clauseStarters')).at(-1)?.index ?? 0;
  const pause = findMatches(textBefore, pausePattern).at(-1);
  const pauseEnd = pause === undefined ? 0 : pause.index + pause[0].length;
  const isNewClause =
    pauseEnd > starterIndex &&
    sentence.slice(pauseEnd).trimStart().search(getPattern(language, 'clauseContinuations')) !== 0;
  return textBefore.slice(isNewClause ? pauseEnd : starterIndex);
}

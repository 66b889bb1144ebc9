import type { TextDiagnostic } from '#content/report/diagnostic.ts';
import type { FactTexts } from '#content/facts/fact-texts.ts';
import { getLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import type { FactRule } from '#content/rules/rule.ts';
import { findInCopy } from '#content/rules/visible-texts.ts';
import { findFactsWithFigure } from './facts-with-figure.ts';
import type { MatchingFact } from './facts-with-figure.ts';
import {
  deadlineWordsBefore,
  deadlineWordsAfter,
  pastEventWordsBefore,
  figurePatterns,
  nonFigurePattern,
  identifierNumbers,
  fullDatePattern,
  monthYearPattern,
} from './figure-patterns.ts';
import { findSpelledFigures } from './spelled-figures.ts';
import { maskQuotedLaw } from './quoted-law.ts';

/** Figures in copy that should be quoted from a fact. */
export const figures: FactRule = {
  id: 'figures',
  severity: 'error',
  why: 'A fee or time limit needs one source, so that a change reaches every page.',
  // Clients' words must not be edited; the advertising rules require proof of their figures.
  run: (entry, { facts }) =>
    entry.collection === 'testimonials'
      ? []
      : findInCopy(entry, (rawText) => {
          const text = maskQuotedLaw(rawText);
          return [
            ...checkLiteralFigures(text, facts),
            ...checkSpelledFigures(text, getLanguage(entry.frontmatter.values), facts),
          ];
        }),
};

function checkLiteralFigures(text: string, facts: FactTexts): TextDiagnostic[] {
  return findLiteralFigures(text, facts).map(({ text: figure, index }) => ({
    index,
    length: figure.length,
    message: suggestFact(figure, findFactsWithFigure(figure, facts)),
  }));
}

/** Checks spelled-out figures. They cause only a warning, because "three weeks" may be a figure of speech. */
function checkSpelledFigures(text: string, language: Language, facts: FactTexts): TextDiagnostic[] {
  return findSpelledFigures(text, language)
    .filter(({ sentence, figureIndex }) =>
      findLiteralFigures(sentence, facts).some(({ index }) => index === figureIndex),
    )
    .map(({ text: figure, inDigits, index }) => ({
      index,
      length: figure.length,
      message: suggestFact(
        figure,
        findFactsWithEither(figure, inDigits, facts),
        'figure spelled out in words',
      ),
      severity: 'warning',
    }));
}

function findFactsWithEither(inWords: string, inDigits: string, facts: FactTexts): MatchingFact[] {
  const matchingFacts = findFactsWithFigure(inWords, facts);
  const otherFacts = findFactsWithFigure(inDigits, facts).filter(
    ({ name }) => !matchingFacts.some((match) => match.name === name),
  );
  return [...matchingFacts, ...otherFacts];
}

/** A literal figure: its text and its index. */
type Figure = { text: string; index: number };

const noFacts: FactTexts = new Map();

/** Finds amounts, time spans, percentages, counts and dates in text, in order, except dates of past events that no fact states. */
export function findLiteralFigures(text: string, facts = noFacts): Figure[] {
  if (!/\d/.test(text)) return [];
  return findFigures(text).filter(
    (figure) => !isPastEvent(figure, text) || findFactsWithFigure(figure.text, facts).length > 0,
  );
}

/** Characters of context before a figure. */
const contextLength = 120;

/** Whether a figure is the date of a past event, according to the words around it. Such a date never changes. */
function isPastEvent(figure: Figure, text: string): boolean {
  const textBefore = text.slice(Math.max(0, figure.index - contextLength), figure.index);
  if (deadlineWordsBefore.test(textBefore) || deadlineWordsAfter.test(text.slice(getEnd(figure))))
    return false;
  return (
    fullDatePattern.test(figure.text) ||
    (monthYearPattern.test(figure.text) && pastEventWordsBefore.test(textBefore))
  );
}

function findFigures(text: string): Figure[] {
  const maskedText = [...identifierNumbers, nonFigurePattern].reduce(maskMatches, text);
  const matches = figurePatterns
    .flatMap((pattern) => findMatches(maskedText, pattern))
    .map(({ 0: match, index }) => ({ text: text.slice(index, index + match.length), index }))
    .toSorted((a, b) => a.index - b.index || b.text.length - a.text.length);
  let lastEnd = 0;
  return matches.filter((figure) => {
    const overlapsPrevious = lastEnd > figure.index;
    lastEnd = Math.max(lastEnd, getEnd(figure));
    return !overlapsPrevious;
  });
}

/** Replaces matches with characters that no pattern matches, so that positions don't change. */
function maskMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => '¤'.repeat(match.length));
}

function getEnd({ index, text }: Figure): number {
  return index + text.length;
}

const maxSuggestedFacts = 5;

/**
 * Formats the advice for a literal figure. Lists facts with the same figure, equal wording first, each with its label, because
 * deadlines of different laws may have the same number.
 */
function suggestFact(figure: string, matchingFacts: MatchingFact[], form = 'hard-coded figure'): string {
  const sentence = `"${figure.replace(/\s+/g, ' ')}" is a ${form}.`;
  if (matchingFacts.length === 0) {
    return `${sentence} Add a file for it in content/facts, with its source, and quote it here as {{its-name}}.`;
  }
  const suggestions = matchingFacts
    .toSorted((a, b) => Number(a.isWordedDifferently) - Number(b.isWordedDifferently))
    .slice(0, maxSuggestedFacts)
    .map(describeFact);
  const moreFacts =
    matchingFacts.length > maxSuggestedFacts ? ` or another of ${matchingFacts.length} in content/facts` : '';
  const condition = matchingFacts.length === 1 ? 'If you mean something else' : 'If you mean none of these';
  return `${sentence} Quote the matching fact: ${suggestions.join(' or ')}${moreFacts}. ${condition}, add a file for it.`;
}

function describeFact({ name, stated, isWordedDifferently, about }: MatchingFact): string {
  const notes = [
    ...(isWordedDifferently ? [`"${stated}"`] : []),
    ...(about === '' ? [] : [about.replace(/\.$/, '')]),
  ];
  return notes.length === 0 ? `{{${name}}}` : `{{${name}}} (${notes.join(': ')})`;
}

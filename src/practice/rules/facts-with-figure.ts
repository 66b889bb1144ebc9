import type { FactWords, WordsOfFact } from '#content/facts/fact-words.ts';
import { dayForm, statesDay } from '#content/languages/dates.ts';
import { languages } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { readingsOf, typedNumber } from '../schemas/fact-value.ts';
import { currencyWords, percentWords, unitWords } from './figure-patterns.ts';

/** A fact with the same figure; `otherwise` when its wording differs. */
export type MatchingFact = { name: string; stated: string; otherwise: boolean; about: string };

/** Cached, because many files contain the same figures and days. */
const cachedMatches = memoize((_facts: FactWords) => new Map<string, MatchingFact[]>());

/** The facts with the figure that a text states. */
export function factsWithFigure(words: string, facts: FactWords): MatchingFact[] {
  const known = cachedMatches(facts);
  const before = known.get(words);
  if (before !== undefined) return before;
  const matches = [...facts].flatMap(([name, fact]) =>
    fact !== null && holdsFigure(fact, words)
      ? [{ name, stated: fact.stated, otherwise: !isOwnText(fact, words), about: fact.about ?? '' }]
      : [],
  );
  known.set(words, matches);
  return matches;
}

const units: [unit: string, pattern: RegExp][] = [
  ['usd', new RegExp(String.raw`[$]|\.00|flat|${currencyWords}`, 'iu')],
  ['percent', new RegExp(percentWords, 'iu')],
  ...Object.entries(unitWords).map(([unit, words]): [string, RegExp] => [
    unit,
    new RegExp(String.raw`(?<!\p{L})(?:${words})$`, 'iu'),
  ]),
  ['count', /./],
];

/** Whether a fact has the same value and unit as a text, in any wording. */
function holdsFigure(fact: WordsOfFact, words: string): boolean {
  if (isOwnText(fact, words)) return true;
  if (fact.unit === 'date') return holdsDay(String(fact.value), words);
  const unit = units.find(([, pattern]) => pattern.test(words))?.[0];
  return unit === fact.unit && sameNumbers([fact.value].flat(), numbersIn(words));
}

/** Whether a text is a fact's own text, in any language. */
function isOwnText(fact: WordsOfFact, words: string): boolean {
  return bareWords(fact).has(bare(words));
}

const bareWords = memoize(
  (fact: WordsOfFact) =>
    new Set([fact.stated, ...languages.flatMap((language) => fact[language] ?? [])].map(bare)),
);

function holdsDay(day: string, words: string): boolean {
  if (!dayForm.test(day)) return false;
  const whole = /\d{4}/.test(words) ? words : `${words} ${day.slice(0, 4)}`;
  return languages.some((language) => statesDay(whole, day, language));
}

/** All possible readings of each number in a text. */
function numbersIn(words: string): number[][] {
  return (words.match(typedNumber) ?? []).map(readingsOf);
}

function sameNumbers(values: unknown[], stated: number[][]): boolean {
  return (
    values.length === stated.length &&
    values.every((value, index) => typeof value === 'number' && stated[index]?.includes(value))
  );
}

/** Normalizes case and spaces: "20 days" equals "20  Days", but not "20-day". */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

import type { FactWords, WordsOfFact } from '#content/facts/fact-words.ts';
import { dayForm, statesDay } from '#content/languages/dates.ts';
import { languages } from '#content/languages/languages.ts';
import { readingsOf, typedNumber } from '../schemas/fact-value.ts';
import { currencyWords, percentWords, unitWords } from './figure-patterns.ts';

/** A fact with the same figure; `otherwise` when its wording differs. */
export type MatchingFact = { name: string; stated: string; otherwise: boolean; about: string };

/** The facts with their texts in all languages, and the matches of earlier texts. */
type Known = {
  facts: { name: string; fact: WordsOfFact; texts: ReadonlySet<string> }[];
  matches: Map<string, MatchingFact[]>;
};

/** Cached, because many files contain the same figures and days. */
const cache = new WeakMap<FactWords, Known>();

function knownAbout(facts: FactWords): Known {
  const all = [...facts].flatMap(([name, fact]) =>
    fact === null ? [] : [{ name, fact, texts: textsOf(fact) }],
  );
  const known = { facts: all, matches: new Map<string, MatchingFact[]>() };
  cache.set(facts, known);
  return known;
}

/** A fact's own text in every language. */
function textsOf(fact: WordsOfFact): ReadonlySet<string> {
  return new Set([fact.stated, ...languages.flatMap((language) => fact[language] ?? [])].map(normalize));
}

/** The facts with the figure that a text states. */
export function factsWithFigure(words: string, facts: FactWords): MatchingFact[] {
  const known = cache.get(facts) ?? knownAbout(facts);
  const own = normalize(words);
  const matches =
    known.matches.get(words) ??
    known.facts.flatMap(({ name, fact, texts }) => {
      const isOwnText = texts.has(own);
      if (!isOwnText && !holdsFigure(fact, words)) return [];
      return [{ name, stated: fact.stated, otherwise: !isOwnText, about: fact.about ?? '' }];
    });
  known.matches.set(words, matches);
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
  if (fact.unit === 'date') return holdsDay(String(fact.value), words);
  const unit = units.find(([, pattern]) => pattern.test(words))?.[0];
  return unit === fact.unit && sameNumbers([fact.value].flat(), numbersIn(words));
}

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
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

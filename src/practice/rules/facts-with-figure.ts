import { getFactText } from '#content/facts/fact-texts.ts';
import type { FactTexts, FactText } from '#content/facts/fact-texts.ts';
import { dayPattern, statesDay } from '#content/languages/dates.ts';
import { languages } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { foldName } from '#content/source/slug.ts';
import { parseReadings, numberPattern } from '../schemas/fact-value.ts';
import { currencyWords, percentWords, unitWords } from './figure-patterns.ts';

/** A fact with the same figure as the text. `stated` is its English text; `about` is its label, or empty. */
export type MatchingFact = { name: string; stated: string; isWordedDifferently: boolean; about: string };

/** Facts with their text in all languages, and a cache of matches by figure, because many files contain the same figures and dates. */
const indexFacts = memoize((facts: FactTexts) => ({
  facts: [...facts].flatMap(([name, fact]) =>
    fact === null ? [] : [{ name, fact, texts: listFactTexts(fact) }],
  ),
  matches: new Map<string, MatchingFact[]>(),
}));

/** Lists a fact's text in all languages. "20 days" equals "20  Days", but not "20-day". */
function listFactTexts(fact: FactText): ReadonlySet<string> {
  return new Set(languages.map((language) => foldName(getFactText(fact, language))));
}

/** Finds the facts with a figure. */
export function findFactsWithFigure(figure: string, facts: FactTexts): MatchingFact[] {
  const factIndex = indexFacts(facts);
  const normalized = foldName(figure);
  const matches =
    factIndex.matches.get(figure) ??
    factIndex.facts.flatMap(({ name, fact, texts }) => {
      const isSameText = texts.has(normalized);
      if (!isSameText && !hasFigure(fact, figure)) return [];
      return [{ name, stated: fact.statedAs, isWordedDifferently: !isSameText, about: fact.about ?? '' }];
    });
  factIndex.matches.set(figure, matches);
  return matches;
}

const units: [unit: string, pattern: RegExp][] = [
  ['usd', new RegExp(String.raw`[$]|\.00|flat|${currencyWords}`, 'iu')],
  ['percent', new RegExp(percentWords, 'iu')],
  ...Object.entries(unitWords).map(([unit, names]): [string, RegExp] => [
    unit,
    new RegExp(String.raw`(?<!\p{L})(?:${names})$`, 'iu'),
  ]),
  ['count', /./],
];

/** Whether a fact has the same value and unit as a figure in text, in any wording. */
function hasFigure(fact: FactText, figure: string): boolean {
  if (fact.unit === 'date') return hasDay(String(fact.value), figure);
  const unit = units.find(([, pattern]) => pattern.test(figure))?.[0];
  return unit === fact.unit && matchesNumbers([fact.value].flat(), findNumbers(figure));
}

function hasDay(day: string, figure: string): boolean {
  if (!dayPattern.test(day)) return false;
  const dayWithYear = /\d{4}/.test(figure) ? figure : `${figure} ${day.slice(0, 4)}`;
  return languages.some((language) => statesDay(dayWithYear, day, language));
}

/** Lists all possible readings of each number in text. */
function findNumbers(text: string): number[][] {
  return (text.match(numberPattern) ?? []).map(parseReadings);
}

function matchesNumbers(values: unknown[], readings: number[][]): boolean {
  return (
    values.length === readings.length &&
    values.every((value, index) => typeof value === 'number' && readings[index]?.includes(value))
  );
}

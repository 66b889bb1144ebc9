import type { FactWords, WordsOfFact } from '../../facts/quoted-facts.ts';
import { dayForm, statesDay } from '../../languages/dates.ts';
import { languages } from '../../languages/languages.ts';
import { matchesOf } from '../../languages/matches.ts';
import { oncePer } from '../../once-per.ts';
import { readingsOf, typedNumber } from '../../schemas/fact-value.ts';
import type { SourceRule } from '../rule.ts';
import { findInCopy } from '../shown-words.ts';
import {
  currencyWords,
  dueBefore,
  dueBehind,
  figurePatterns,
  kindsOfThings,
  namingNumbers,
  percentWords,
  unitWords,
  wholeDay,
} from './figure-patterns.ts';

/** Figures that copy writes out instead of quoting a fact. */
export const figures: SourceRule = {
  id: 'figures',
  severity: 'error',
  why: 'A fee or a time limit that changes must change everywhere, and has one source.',
  // A client's own words are nobody's to change: the advertising rules ask for proof of their figures.
  run: (entry, { facts }) =>
    entry.collection === 'testimonials'
      ? []
      : findInCopy(entry, (text) =>
          literalFigures(text, facts).map(({ words, index }) => ({
            index,
            length: words.length,
            say: () => figureAdvice(words, facts),
          })),
        ),
};

/** A figure written out where a fact should be quoted: its words and its place in the text. */
type Figure = { words: string; index: number };

const noFacts: FactWords = new Map();

/** Money, spans of time, percentages, counts and dates that a text writes out, in reading order. */
export function literalFigures(text: string, facts = noFacts): Figure[] {
  return stretchesWithNumbers(text).flatMap(({ from, words }) =>
    figuresIn(words)
      .filter((figure) => !isHistory(figure, words) || factsSaying(figure.words, facts).length > 0)
      .map((figure) => ({ ...figure, index: figure.index + from })),
  );
}

/** Whether a day is told of on which something happened: it changes with no fee and with no time limit. */
function isHistory(figure: Figure, text: string): boolean {
  return (
    wholeDay.test(figure.words) &&
    !dueBefore.test(text.slice(0, figure.index)) &&
    !dueBehind.test(text.slice(endOf(figure)))
  );
}

/** Most lines have no number: only those that do are looked at closely, each with its neighbours. */
function stretchesWithNumbers(text: string): { from: number; words: string }[] {
  const lines = text.split('\n');
  const hasNumber = lines.map((line) => /\d/.test(line));
  const stretches: { from: number; words: string }[] = [];
  let at = 0;
  let open = false;
  for (const [index, line] of lines.entries()) {
    const near = hasNumber[index - 1] === true || hasNumber[index] === true || hasNumber[index + 1] === true;
    const last = stretches.at(-1);
    if (near && open && last !== undefined) last.words += `\n${line}`;
    else if (near) stretches.push({ from: at, words: line });
    open = near;
    at += line.length + 1;
  }
  return stretches;
}

function figuresIn(text: string): Figure[] {
  let plain = text;
  // A stretch of the same length, so that places stay what they are.
  for (const pattern of namingNumbers) plain = plain.replace(pattern, (found) => '¤'.repeat(found.length));
  const found = figurePatterns
    .flatMap((pattern) => matchesOf(plain, pattern))
    .map(({ 0: words, index }) => ({ words: text.slice(index, index + words.length), index }));
  // The days of a file's records are most of what is found, and name no kind of thing.
  const kinds = found.every(({ words }) => dayForm.test(words))
    ? []
    : matchesOf(plain, kindsOfThings).map(({ 0: words, index }) => ({ words, index }));
  const ordered = found.toSorted((a, b) => a.index - b.index || b.words.length - a.words.length);
  return ordered.filter(
    (figure, at) =>
      !kinds.some((kind) => kind.index <= figure.index && figure.index < endOf(kind)) &&
      !ordered.slice(0, at).some((other) => endOf(other) > figure.index),
  );
}

function endOf({ index, words }: Figure): number {
  return index + words.length;
}

const factsNamed = 5;

/**
 * What to do about a literal figure. Facts that say the same are named, those in the same words first, each with what
 * it is: a deadline of another law has the same number.
 */
function figureAdvice(words: string, facts: FactWords): string {
  const shown = words.replace(/\s+/g, ' ');
  const same = factsSaying(words, facts);
  if (same.length === 0) {
    return `"${shown}" is a figure written out. Give it a file of its own in content/facts, with its source, and quote it here as {{its-name}}.`;
  }
  const named = same
    .toSorted((a, b) => Number(a.otherwise) - Number(b.otherwise))
    .slice(0, factsNamed)
    .map(describeFact);
  const more = same.length > factsNamed ? ` or another of ${same.length} in content/facts` : '';
  const other = same.length === 1 ? 'If something else is meant' : 'If none of these is meant';
  return `"${shown}" is a figure written out. Quote the fact that means the same: ${named.join(' or ')}${more}. ${other}, give it a file of its own.`;
}

type FactSaying = { name: string; stated: string; otherwise: boolean; about: string };

function describeFact({ name, stated, otherwise, about }: FactSaying): string {
  const notes = [...(otherwise ? [`"${stated}"`] : []), ...(about === '' ? [] : [about.replace(/\.$/, '')])];
  return notes.length === 0 ? `{{${name}}}` : `{{${name}}} (${notes.join(': ')})`;
}

/** The same figures and days stand in many files. */
const knownSayings = oncePer((_facts: FactWords) => new Map<string, FactSaying[]>());

function factsSaying(words: string, facts: FactWords): FactSaying[] {
  const known = knownSayings(facts);
  const before = known.get(words);
  if (before !== undefined) return before;
  const saying = [...facts].flatMap(([name, fact]) =>
    fact !== null && holdsFigure(fact, words)
      ? [{ name, stated: fact.stated, otherwise: !saysItself(fact, words), about: fact.about ?? '' }]
      : [],
  );
  known.set(words, saying);
  return saying;
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

/** Whether a fact holds the figure that these words state: the same value of the same unit, however it is said. */
function holdsFigure(fact: WordsOfFact, words: string): boolean {
  if (saysItself(fact, words)) return true;
  if (fact.unit === 'date') return holdsDay(String(fact.value), words);
  const unit = units.find(([, pattern]) => pattern.test(words))?.[0];
  return unit === fact.unit && sameNumbers([fact.value].flat(), numbersIn(words));
}

/** Whether these are a fact's own words, in any language. */
function saysItself(fact: WordsOfFact, words: string): boolean {
  return bareWords(fact).has(bare(words));
}

const bareWords = oncePer(
  (fact: WordsOfFact) =>
    new Set([fact.stated, ...languages.flatMap((language) => fact[language] ?? [])].map(bare)),
);

function holdsDay(day: string, words: string): boolean {
  if (!dayForm.test(day)) return false;
  const whole = /\d{4}/.test(words) ? words : `${words} ${day.slice(0, 4)}`;
  return languages.some((language) => statesDay(whole, day, language));
}

/** Each number that words state, in every way it may be read. */
function numbersIn(words: string): number[][] {
  return (words.match(typedNumber) ?? []).map(readingsOf);
}

function sameNumbers(values: unknown[], stated: number[][]): boolean {
  return (
    values.length === stated.length &&
    values.every((value, index) => typeof value === 'number' && stated[index]?.includes(value))
  );
}

/** "20-day" and "20 days" are not the same words, "20 days" and "20  Days" are. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

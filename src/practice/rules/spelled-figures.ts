import { mapLanguages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { findMatches } from '#content/languages/matches.ts';
import { findSentenceEnds } from '#content/languages/sentences.ts';
import { figureLexicons } from '../schemas/figure-lexicons.ts';
import type { FigureLexicon } from '../schemas/figure-lexicons.ts';
import { currencyWords, percentWords, dayKinds } from './figure-patterns.ts';

/** A number in words with its unit. */
type FigureInWords = {
  index: number;
  /** "twenty days" */
  text: string;
  /** "20 days" */
  inDigits: string;
  /** The whole sentence with the number in digits, and the index of the figure in it. */
  sentence: string;
  figureIndex: number;
};

/** Matches words in sentences that set a time limit, unlike "It took two weeks". */
const dutyPattern = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'within|deadlines?|due|expires?|respond|answer|files?|filing|appeal|object|pay|must|no later than|you (?:only |still )?(?:have|get)|(?:owners?|tenants?|part(?:y|ies)|defendants?|heirs?) ha(?:s|ve)',
    'dentro de|plazo|venc\\p{L}+|respond\\p{L}+|contest\\p{L}+|present(?:ar?|e)|apel\\p{L}+|pag(?:ar?|ue)|deben?|debe|tiene|tienen|a más tardar',
    'протягом|строк\\p{L}*|термін\\p{L}*|відповіс\\p{L}+|відповід\\p{L}+|подат\\p{L}*|подайте|оскарж\\p{L}+|сплат\\p{L}+|мусит\\p{L}*|повинн\\p{L}+|маєте|є|не пізніше',
    'в течение|срок\\p{L}*|ответ\\p{L}*|подат\\p{L}*|подайте|обжалов\\p{L}+|оплат\\p{L}+|должн\\p{L}+|есть|не позднее',
  ].join('|')})(?!\p{L})`,
  'iu',
);
const amountPattern = new RegExp(`(?:${percentWords}|${currencyWords})$`, 'iu');

/** Characters on either side of a figure that are searched for the ends of its sentence. */
const contextLength = 500;

/** Finds fees and time limits that are spelled out in text. */
export function findSpelledFigures(text: string, language: Language): FigureInWords[] {
  // Lowercased first, because the i flag would make the pattern twice as slow.
  return findMatches(text.toLowerCase(), spelledFigurePatterns[language]).flatMap(
    ({ 0: match, 1: number = '', index }) => {
      const figure = text.slice(index, index + match.length);
      const start = Math.max(0, index - contextLength);
      const context = text.slice(start, index + match.length + contextLength);
      const ends = findSentenceEnds(context).map((end) => start + end);
      const from = ends.findLast((end) => end <= index) ?? start;
      const sentence = text.slice(from, ends.find((end) => end > index) ?? start + context.length);
      if (!amountPattern.test(figure) && !dutyPattern.test(sentence)) return [];
      const inDigits = `${parseNumeral(number, figureLexicons[language])}${figure.slice(number.length)}`;
      const figureIndex = index - from;
      const sentenceInDigits = `${sentence.slice(0, figureIndex)}${inDigits}${sentence.slice(figureIndex + figure.length)}`;
      return [{ index, text: figure, inDigits, sentence: sentenceInDigits, figureIndex }];
    },
  );
}

const spelledFigurePatterns = mapLanguages((language) => {
  const { numerals, units } = figureLexicons[language];
  const words = `${numerals.tens} ${numerals.ones} ${numerals.hundreds}`;
  const numeral = `(?:${words.replaceAll(' ', '|')})`;
  const spans = `(?:${dayKinds}\\s+)?(?:${units.days}|${units.weeks}|${units.months}|${units.years})`;
  return new RegExp(
    String.raw`(?<![\p{L}-])(${numeral}(?:(?:${numerals.separator})${numeral}){0,6})[\s-]+(?:${spans}|${percentWords}|${currencyWords})(?!\p{L})`,
    'gu',
  );
});

/** Parses a number in words: "five hundred and twenty" is 520. */
function parseNumeral(number: string, { numerals: { ones, tens, hundreds } }: FigureLexicon): number {
  // Reversed, so that "sixteen" is matched before "six".
  const values = [
    ...ones.split(' ').map((word, index) => ({ word, value: index + 1 })),
    ...tens.split(' ').map((word, index) => ({ word, value: 10 * (index + 2) })),
    ...hundreds.split(' ').map((word, index) => ({ word, value: 100 * (index + 1) })),
  ].toReversed();
  const parts = number.match(new RegExp(values.map(({ word }) => word).join('|'), 'giu')) ?? [];
  return parts.reduce((sum, part) => {
    const value = values.find(({ word }) => new RegExp(`^(?:${word})$`, 'iu').test(part))?.value ?? 0;
    return value === 100 && sum > 0 && sum < 100 ? sum * value : sum + value;
  }, 0);
}

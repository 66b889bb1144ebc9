import { factWords } from '#content/facts/fact-words.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import { lexicons, sentenceAt } from '../lexicon/index.ts';
import { languageOf } from '../page/bands.ts';
import type { TopicMatch } from '../topics.ts';
import type { CheckedText, Context, Part, Report, Rule, TextReport } from './rule.ts';

/** The fact that adds up years: words that say the same are looked for in every text. */
export const addedYears = 'experience-combined';

/** A sum of years names management and law in the same sentence. */
export const summedYears: Rule = {
  id: 'AD-29',
  name: 'Years added up',
  authority: 'Florida Bar rule 4-7.13(a)(2) and (b)(3)',
  severity: 'error',
  run: { text: [checkYears], part: [checkShownYears] },
};

/** A fact by itself says nothing yet. */
function checkYears({ text, claims, language, topics }: CheckedText, context: Context): TextReport[] {
  const said = topics.get('combined');
  if (said !== undefined) return withoutParts(said, claims, language, text);
  return text === sumInWords(language, context) ? [] : statedYears(text, language, context);
}

/** The same on a page that shows the fact which adds the years up by itself, as a figure. */
function checkShownYears({ band, language }: Part, context: Context): Report[] {
  return band.blocks.flatMap((block) => statedYears(block.text, languageOf(block, language), context));
}

/** Where the fact that adds up years stands word for word, and no disclaimer says it. */
function statedYears(text: string, language: Language, context: Context): TextReport[] {
  if (statedSum(text, language, context).length === 0) return [];
  const claims = context.disclaimers.strip(text);
  return withoutParts(statedSum(claims, language, context), claims, language, text);
}

function withoutParts(
  sums: readonly TopicMatch[],
  claims: string,
  language: Language,
  context: string,
): TextReport[] {
  const { management, law } = lexicons[language];
  return sums
    .map((sum) => ({ ...sum, sentence: sentenceAt(claims, sum.index).text }))
    .filter(({ sentence }) => !management.test(sentence) || !law.test(sentence))
    .map(({ words, index }) => ({
      found: words,
      message: 'adds up years and can be read as years of law.',
      fix: 'Name both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
      index,
      context,
    }));
}

function statedSum(text: string, language: Language, context: Context): TopicMatch[] {
  const words = sumInWords(language, context);
  const index = words === undefined ? -1 : text.indexOf(words);
  return words === undefined || index < 0 ? [] : [{ words, index }];
}

function sumInWords(language: Language, context: Context): string | undefined {
  return sumIn(context)[language];
}

const sumIn = memoize(({ site }: Context) => {
  const fact = site.entries.facts.get(addedYears)?.data;
  return inEachLanguage((language) => fact && factWords(fact, language));
});

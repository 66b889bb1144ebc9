import type { Language } from '#content/languages/languages.ts';
import type { CheckedText, Context, Part, TextHit } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import { languageOf } from '../page/bands.ts';
import type { Hit } from '../rules.ts';
import { sentenceAt } from '../sentences.ts';
import type { TopicMatch } from '../topics.ts';

/** AD-29: years of management and of law, added up, name both parts in the same sentence. A fact by itself says nothing yet. */
export function checkYears({ text, claims, language, topics }: CheckedText, context: Context): TextHit[] {
  const said = topics.get('combined');
  if (said !== undefined) return withoutParts(said, claims, language, text);
  return text === sumInWords(language, context) ? [] : statedYears(text, language, context);
}

/** The same on a page that shows the fact which adds the years up by itself, as a figure. */
export function checkShownYears({ band, language }: Part, context: Context): Hit[] {
  return band.blocks.flatMap((block) => statedYears(block.text, languageOf(block, language), context));
}

/** Where the fact that adds up years stands word for word, and no disclaimer says it. */
function statedYears(text: string, language: Language, context: Context): TextHit[] {
  if (statedSum(text, language, context).length === 0) return [];
  const claims = context.disclaimers.strip(text);
  return withoutParts(statedSum(claims, language, context), claims, language, text);
}

function withoutParts(
  sums: readonly TopicMatch[],
  claims: string,
  language: Language,
  context: string,
): TextHit[] {
  const { management, law } = lexicons[language];
  return sums
    .map((sum) => ({ ...sum, sentence: sentenceAt(claims, sum.index).text }))
    .filter(({ sentence }) => !management.test(sentence) || !law.test(sentence))
    .map(({ words, index }) => ({
      rule: 'AD-29',
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

function sumInWords(language: Language, { site }: Context): string | undefined {
  const fact = site.entries.facts.get('experience-combined')?.data;
  return (language !== 'en' && fact?.translations?.[language]) || fact?.statedAs;
}

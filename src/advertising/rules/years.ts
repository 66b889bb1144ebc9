import type { Language } from '#content/languages/languages.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Band, Block } from '../page/bands.ts';
import type { Hit } from '../rules.ts';
import { sentenceAt } from '../sentences.ts';
import type { TopicMatch } from '../topics.ts';
import type { Context } from '../context.ts';
import { languageOf } from '../page/bands.ts';

/** AD-29: years of management and of law, added up, name both parts in the same sentence. */
export function checkYears(band: Band, pageLanguage: Language, context: Context): Hit[] {
  return sumsIn(band, pageLanguage, context).flatMap(({ block, language, text, sum }): Hit[] => {
    const words = lexicons[language];
    const sentence = sentenceAt(text, sum.index).text;
    if (words.management.test(sentence) && words.law.test(sentence)) return [];
    return [
      {
        rule: 'AD-29',
        found: sum.words,
        message: 'adds up years and can be read as years of law.',
        fix: 'Name both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
        context: block.text,
      },
    ];
  });
}

type Sum = { block: Block; language: Language; text: string; sum: TopicMatch };

/** Years said to be added up, or else the fact that adds them, word for word. */
function sumsIn(band: Band, pageLanguage: Language, { site, topicFinder, disclaimers }: Context): Sum[] {
  const said = topicFinder
    .mentions(band, pageLanguage)
    .flatMap(({ topics, ...mention }) => (topics.get('combined') ?? []).map((sum) => ({ ...mention, sum })));
  const fact = site.entries.facts.get('experience-combined')?.data;
  if (fact === undefined) return said;
  const stated = band.blocks.flatMap((block): Sum[] => {
    const language = languageOf(block, pageLanguage);
    const words = (language !== 'en' && fact.translations?.[language]) || fact.statedAs;
    if (!block.text.includes(words) || said.some((sum) => sum.block === block)) return [];
    const text = disclaimers.strip(block.text);
    const index = text.indexOf(words);
    return index < 0 ? [] : [{ block, language, text, sum: { words, index } }];
  });
  return [...said, ...stated];
}

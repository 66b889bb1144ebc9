import type { Hit } from '../finding.ts';
import type { World } from '../judged.ts';
import { languageOf } from '../judged.ts';
import type { Band } from '../page/bands.ts';
import type { Language } from '#content/fields.ts';
import { ruleWords } from '../words/rule-words.ts';
import { sentenceAt } from './sentences.ts';

/** AD-29: years of management and of law, added up, name both parts in the same sentence. */
export function checkYears({ blocks }: Band, pageLanguage: Language, { site, ear }: World): Hit[] {
  const fact = site.entries.facts.get('experience-combined')?.data;
  return blocks.flatMap((block) => {
    const language = languageOf(block, pageLanguage);
    const stated = fact && ((language !== 'en' && fact.translations?.[language]) || fact.statedAs);
    const { text, topics } = ear.saying(block, pageLanguage);
    const found = [...(topics.get('combined') ?? [])];
    const at = stated === undefined ? -1 : text.indexOf(stated);
    if (found.length === 0 && stated !== undefined && at >= 0) found.push({ words: stated, index: at });
    const words = ruleWords[language];
    return found.flatMap((match): Hit[] => {
      const sentence = sentenceAt(text, match.index).text;
      if (words.management.test(sentence) && words.law.test(sentence)) return [];
      return [
        {
          rule: 'AD-29',
          found: match.words,
          message: 'adds up years and can be read as years of law.',
          mend: 'Name both parts in the same sentence: {{experience-management}} in management and {{experience-law}} in law.',
          context: block.text,
        },
      ];
    });
  });
}

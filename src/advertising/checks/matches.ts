import type { Language } from '#content/fields.ts';
import { matchesOf } from '#content/matches.ts';
import { languageOf, textOfBand } from '../judged.ts';
import type { Band, Block } from '../page/bands.ts';
import { ruleWords } from '../words/rule-words.ts';

type Matched = { block: Block; language: Language; matches: RegExpExecArray[] };

/**
 * The blocks of a band that a pattern of their language
 * matches. Most bands have none, and are asked as a whole.
 */
export function matchesIn(band: Band, pageLanguage: Language, name: 'office' | 'licensed'): Matched[] {
  const whole = textOfBand(band);
  const spoken = new Set(band.blocks.map((block) => languageOf(block, pageLanguage)));
  if (![...spoken].some((language) => whole.search(ruleWords[language][name]) >= 0)) return [];
  return band.blocks.flatMap((block) => {
    const language = languageOf(block, pageLanguage);
    const matches = matchesOf(block.text, ruleWords[language][name]);
    return matches.length === 0 ? [] : [{ block, language, matches }];
  });
}

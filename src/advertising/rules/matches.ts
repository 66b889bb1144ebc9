import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import { lexicons } from '../lexicon/index.ts';
import { oncePer } from '../memory.ts';
import type { Band, Block } from '../page/bands.ts';
import { languageOf, textOfBand } from '../page/bands.ts';

type Matched = { block: Block; language: Language; matches: RegExpExecArray[] };

type Spoken = Pick<Block, 'language'>;

/** One block for each language that the blocks of a band name, and one for those that name none. */
const spokenIn = oncePer(({ blocks }: Band): Spoken[] => [
  ...new Map(blocks.map((block) => [block.language, block])).values(),
]);

/**
 * The blocks of a band that a pattern of their language
 * matches. Most bands have none, and are asked as a whole.
 */
export function matchesIn(band: Band, pageLanguage: Language, name: 'office' | 'licensed'): Matched[] {
  const whole = textOfBand(band);
  const isHeard = (spoken: Spoken) => whole.search(lexicons[languageOf(spoken, pageLanguage)][name]) >= 0;
  if (!spokenIn(band).some(isHeard)) return [];
  return band.blocks.flatMap((block) => {
    const language = languageOf(block, pageLanguage);
    const matches = matchesOf(block.text, lexicons[language][name]);
    return matches.length === 0 ? [] : [{ block, language, matches }];
  });
}

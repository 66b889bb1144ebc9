import { matchesOf } from '#content/languages/matches.ts';
import type { CheckedText, Context, TextHit } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import { otherStates } from '../lexicon/states.ts';
import { oncePer } from '../memory.ts';
import { isDenied } from '../sentences.ts';

/** The same for every text of a run. */
const elsewhere = oncePer(({ site }: Context) => otherStates(site.firm.areasServed));

/** AD-10: a licence is claimed only where the firm has one. */
export function checkLicences({ text, language }: CheckedText, context: Context): TextHit[] {
  return matchesOf(text, lexicons[language].licensed)
    .filter(({ 0: words, index }) => elsewhere(context).test(words) && !isDenied(text, index, language))
    .map(({ 0: found, index }) => ({
      rule: 'AD-10',
      found,
      message: 'claims a state that the firm file does not name.',
      fix: 'Name only states in which the firm is licensed (areasServed in content/site/firm.md).',
      index,
      context: text,
    }));
}

import { matchesOf } from '#content/languages/matches.ts';
import type { CheckedText, Context, TextHit } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import { oncePer } from '../memory.ts';

/** The first letters of the words that may stand before "office". */
const officeWords = oncePer(({ site }: Context) =>
  [...site.entries.offices.values()]
    .flatMap(({ data }) => [data.city, data.state, ...Object.values(data.name)])
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .concat('Main', 'Law', site.firm.name, site.firm.shortName)
    .map((word) => word.toLowerCase().slice(0, 4)),
);

/** AD-02: "our … office" is said of places where the firm has one. */
export function checkOfficeClaims({ text, language }: CheckedText, context: Context): TextHit[] {
  const places = officeWords(context);
  return matchesOf(text, lexicons[language].office)
    .filter((found) => !places.includes((found[1] ?? '').trim().toLowerCase().slice(0, 4)))
    .map(({ 0: words, index }) => ({
      rule: 'AD-02',
      found: words.trim(),
      message: 'names an office that is not on record.',
      fix: 'Say that you serve the place, or add the office to content/offices if lawyers work there regularly.',
      index,
      context: text,
    }));
}

import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './languages.ts';
import type { Lexicon } from './lexicon.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** One file for each language of the site: a language that is added has to say all of it. */
export const lexicons: { [Name in Language]: Lexicon } = { en, uk, ru, es };

/** A pattern that fits what any of the languages has. */
export function inAnyLanguage(patternOf: (lexicon: Lexicon) => string): string {
  return Object.values(lexicons).map(patternOf).join('|');
}

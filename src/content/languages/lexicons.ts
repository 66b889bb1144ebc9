import { en } from './en.ts';
import { es } from './es.ts';
import type { Lexicon } from './lexicon.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** The lexicons of the site's languages, by code. */
export const lexicons = { en, uk, ru, es } satisfies { [code: string]: Lexicon };

/** Joins the patterns of all languages into one that matches in any language. */
export function joinPatterns(getPattern: (lexicon: Lexicon) => string): string {
  return Object.values<Lexicon>(lexicons).map(getPattern).join('|');
}

import type { Language } from '#content/languages/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Lexicon } from './lexicon.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** Words, patterns and negation of each language of the site. */
export const lexicons: { [Name in Language]: Lexicon } = { en, uk, ru, es };

import type { Language } from '#content/languages/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { RuleWords } from './phrases.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const ruleWords: { [Name in Language]: RuleWords } = { en, uk, ru, es };

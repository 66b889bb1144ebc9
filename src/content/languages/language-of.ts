import { isRecord } from '../validation/walk-schema.ts';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** The language that a file's fields name; English where they name none. */
export function languageOf(values: unknown): Language {
  const given = isRecord(values) ? values['language'] : undefined;
  return languages.find((language) => language === given) ?? 'en';
}

import { languages } from '../fields.ts';
import type { Language } from '../fields.ts';
import { isRecord } from '../validation/walk-schema.ts';

/** The language that a file's fields name; English where they name none. */
export function languageOf(values: unknown): Language {
  const given = isRecord(values) ? values['language'] : undefined;
  return languages.find((language) => language === given) ?? 'en';
}

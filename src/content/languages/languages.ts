import { lexicons } from './lexicons.ts';

/** A language with a lexicon. */
export type Language = keyof typeof lexicons;

/** All languages (the keys of the lexicons), in the order that lists use. */
export const languages = Object.keys(lexicons) as readonly Language[];

/** Creates a value for each language. */
export function mapLanguages<Value>(create: (language: Language) => Value): { [Name in Language]: Value } {
  const entries = languages.map((language) => [language, create(language)]);
  // Every language has an entry.
  return Object.fromEntries(entries) as { [Name in Language]: Value };
}

/** Finds the language of a field in a group that is keyed by language. */
export function findLanguageInPath(path: readonly (string | number)[]): Language | undefined {
  return languages.find((language) => path.includes(language));
}

/** Returns the language set in a file's fields; English by default. */
export function getLanguage(values: unknown): Language {
  const declaredLanguage =
    typeof values === 'object' && values !== null && 'language' in values ? values.language : undefined;
  return languages.find((language) => language === declaredLanguage) ?? 'en';
}

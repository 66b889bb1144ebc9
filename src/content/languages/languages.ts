import { lexicons } from './lexicons.ts';

/** The languages of the site are those that have a lexicon, in the one order that all lists of them have. */
export type Language = keyof typeof lexicons;

// The keys of the lexicons are the languages.
export const languages = Object.keys(lexicons) as readonly Language[];

/** The same made for each language. */
export function inEachLanguage<Made>(make: (language: Language) => Made): { [Name in Language]: Made } {
  const made = languages.map((language) => [language, make(language)]);
  // One entry was made for each of them.
  return Object.fromEntries(made) as { [Name in Language]: Made };
}

/** The language of a field in a group that has words in each language, under the languages' names. */
export function languageAt(path: readonly (string | number)[]): Language | undefined {
  return languages.find((language) => path.includes(language));
}

/** The language that a file's fields name; English where they name none. */
export function languageOf(values: unknown): Language {
  const given =
    typeof values === 'object' && values !== null && 'language' in values ? values.language : undefined;
  return languages.find((language) => language === given) ?? 'en';
}

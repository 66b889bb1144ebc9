export const languages = ['en', 'uk', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

/** The same made for each language. */
export function inEachLanguage<Made>(make: (language: Language) => Made): { [Name in Language]: Made } {
  return { en: make('en'), uk: make('uk'), ru: make('ru'), es: make('es') };
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

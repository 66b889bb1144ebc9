export const languages = ['en', 'uk', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

/** The same made for each language. */
export function inEachLanguage<Made>(make: (language: Language) => Made): { [Name in Language]: Made } {
  return { en: make('en'), uk: make('uk'), ru: make('ru'), es: make('es') };
}

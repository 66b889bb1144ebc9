import type { Language } from './languages.ts';

/** What authors call the languages of the site. */
export const languageNames: { [Name in Language]: string } = {
  en: 'English',
  uk: 'Ukrainian',
  ru: 'Russian',
  es: 'Spanish',
};

import { inEachLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** Made once: a formatter takes longer to make than a date to write. */
const longDates = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Few days stand in many files. */
const written = inEachLanguage(() => new Map<string, string>());

/** A date in words of a language, such as "January 31, 2027". */
export function dateInWords(isoDate: string, language: Language): string {
  const words =
    written[language].get(isoDate) ?? longDates[language].format(new Date(`${isoDate}T12:00:00Z`));
  written[language].set(isoDate, words);
  return words;
}

import type { Language } from '../languages/languages.ts';
import { monthNames } from '../languages/month-names.ts';

/** The form of a day as files have it: year, month, day. */
export const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether words of a language name a day (YYYY-MM-DD): the day itself, its month and its year. */
export function statesDay(words: string, day: string, language: Language): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const numbers = (words.match(/\d+/g) ?? []).map(Number);
  const named = monthsIn(words, language);
  return (
    numbers.includes(year) &&
    (named.length > 0 ? named.every((found) => found === month) : numbers.includes(month)) &&
    (numbers.includes(date) || (date === 1 && language === 'es' && /primero/i.test(words)))
  );
}

/** English names are known by their first letters, so that "Jan." and "Sept." are read as well. */
const fewestLetters = 3;

/** The months that words name, from 1. */
function monthsIn(words: string, language: Language): number[] {
  const names = monthNames[language];
  const forms = names.full.map((name, index) => [name, 'of' in names ? (names.of[index] ?? name) : name]);
  return (words.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const index = forms.findIndex((each) =>
      each.some((name) => {
        const small = name.toLowerCase();
        return word === small || (language === 'en' && isShort(word, small));
      }),
    );
    return index < 0 ? [] : [index + 1];
  });
}

function isShort(word: string, name: string): boolean {
  return word.length >= fewestLetters && name.startsWith(word);
}

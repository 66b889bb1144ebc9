import * as z from 'zod';
import { languages, mapLanguages } from './languages.ts';
import type { Language } from './languages.ts';
import { lexicons } from './lexicons.ts';

/** Created once per language, because creating a formatter is slow. */
const longDateFormats = mapLanguages(
  (language) => new Intl.DateTimeFormat(lexicons[language].locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats a date in words, such as "January 31, 2027". */
export function formatDate(isoDate: string, language: Language): string {
  return longDateFormats[language].format(new Date(`${isoDate}T12:00:00Z`));
}

/** The format of days in files: YYYY-MM-DD. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a value is a valid calendar day (YYYY-MM-DD) in a plausible year. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && calendarDay.safeParse(value).success && hasLikelyYear(value);
}

const calendarDay = z.iso.date();

/** Returns whether a day is in the years 1900 to 2199; others, such as "0026-08-10" and "2206-08-10", are mistyped. */
export function hasLikelyYear(day: string): boolean {
  return /^(?:19|20|21)\d\d-/.test(day);
}

/** Returns whether text states a day (YYYY-MM-DD) with day, month and year. */
export function statesDay(text: string, day: string, language: Language): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const months = findMonths(text, language);
  return (
    numbers.includes(year) &&
    (months.length > 0 ? months.every((namedMonth) => namedMonth === month) : numbers.includes(month)) &&
    (numbers.includes(date) || (date === 1 && lexicons[language].firstDay?.test(text) === true))
  );
}

/** The minimum length of an abbreviated month name: "Jan." and "Sept." match. */
const minMonthLetters = 3;

/** Finds the months that the text names, as numbers from 1 to 12. */
export function findMonths(text: string, language: Language): number[] {
  const { months, monthsAreAbbreviated } = lexicons[language];
  const forms = months.standalone.map((name, index) => [name, months.afterDay[index] ?? name]);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const index = forms.findIndex((names) =>
      names.some((name) => {
        const lowercaseName = name.toLowerCase();
        return (
          word === lowercaseName || (monthsAreAbbreviated === true && isAbbreviation(word, lowercaseName))
        );
      }),
    );
    return index < 0 ? [] : [index + 1];
  });
}

function isAbbreviation(word: string, name: string): boolean {
  return word.length >= minMonthLetters && name.startsWith(word);
}

/** Suggests the correct form of a date that is typed in another format, with a leading space; empty if there is none. */
export function suggestDate(text: unknown): string {
  const isWritten = typeof text === 'string' || (typeof text === 'number' && text >= 19_000_000);
  const days = isWritten ? guessDays(String(text).trim()) : [];
  if (days.length < 2) return days.map((day) => ` Write ${day}.`).join('');
  return ` Write ${days.map((day) => `${day} for ${formatDate(day, 'en')}`).join(', or ')}.`;
}

/**
 * Guesses the days that a date in another format may mean. With slashes, as in the US, the month comes first if possible;
 * with dots, as in Ukraine, the day comes first, and both readings are returned.
 */
export function guessDays(text: string): string[] {
  const hyphens = correctDigits(text.replaceAll(/[‐‑–—−]/g, '-')).replace(
    /^(\d{4})(\d\d)(\d\d)$/,
    '$1-$2-$3',
  );
  if (/^\d{4}-\d\d-\d\d/.test(hyphens)) return findDays(hyphens.slice(0, 10).replace(/^00/, '20'));
  if (/^\d\d-\d\d-\d\d$/.test(hyphens)) return findDays(`20${hyphens}`);
  const [, first = '', separator = '', second = '', typedYear = ''] =
    /^(\d\d?)([./-])(\d\d?)[./-](\d{4}|\d\d)$/.exec(hyphens) ?? [];
  if (typedYear === '') return guessDayInWords(text);
  const year = typedYear.padStart(4, '0').replace(/^00/, '20');
  const dayFirst = findDays(`${year}-${padNumber(second)}-${padNumber(first)}`);
  const monthFirst = findDays(`${year}-${padNumber(first)}-${padNumber(second)}`);
  if (separator === '.') return [...new Set([...dayFirst, ...monthFirst])];
  return monthFirst.length > 0 ? monthFirst : dayFirst;
}

/** Replaces letters that look like digits: "2O27-03-31". */
function correctDigits(text: string): string {
  return /^[\dOОlI./-]+$/.test(text) ? text.replaceAll(/[OО]/g, '0').replaceAll(/[lI]/g, '1') : text;
}

function guessDayInWords(text: string): string[] {
  const englishDay = findDays(`${text} UTC`);
  const [month] = languages.flatMap((language) => findMonths(text, language));
  const [, date] = /(?<!\d)(\d\d?)(?!\d)/.exec(text) ?? [];
  const [year] = /\d{4}/.exec(text) ?? [];
  return englishDay.length > 0 || month === undefined || date === undefined || year === undefined
    ? englishDay
    : findDays(`${year}-${padNumber(String(month))}-${padNumber(date)}`);
}

function padNumber(number: string): string {
  return number.padStart(2, '0');
}

/** Returns the day as YYYY-MM-DD; none for a nonexistent day or an implausible year. */
function findDays(text: string): string[] {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return [];
  const day = date.toISOString().slice(0, 10);
  // JavaScript would parse February 30 as March 2.
  const isRolledOver = dayPattern.test(text) && day !== text;
  return isRolledOver || !isDay(day) ? [] : [day];
}

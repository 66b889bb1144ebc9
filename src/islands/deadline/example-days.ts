import { addDays } from '#contract/dates.ts';
import { dayInWords } from './day-in-words.ts';
import { isBusinessDay } from './holidays.ts';

/** The last business days up to `today`, the latest last. */
export function lastBusinessDays(today: string, count: number): string[] {
  const days: string[] = [];
  for (let day = today; days.length < count; day = addDays(day, -1)) {
    if (isBusinessDay(day)) days.unshift(day);
  }
  return days;
}

/** The longest words for a day: any other fits in their room. */
export function longestDay(language: string): string {
  const year = Array.from({ length: 366 }, (_, index) => dayInWords(addDays('2026-01-01', index), language));
  return year.reduce((longest, words) => (words.length > longest.length ? words : longest));
}

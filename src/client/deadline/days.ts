import { addDays } from '#forms/dates.ts';
import { isBusinessDay } from './act-by.ts';

/** A day with its weekday, such as "Thursday, December 10, 2026". */
export function dayInWords(day: string, language: string): string {
  return formatted(day, language, { dateStyle: 'full' });
}

/** A day of this year or the next, such as "Thursday, December 10". */
export function dayAndWeekday(day: string, language: string): string {
  return formatted(day, language, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** For the narrow columns of a table, such as "Thu, Dec 10, 2026". */
export function dayInBrief(day: string, language: string): string {
  return formatted(day, language, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

function formatted(day: string, language: string, look: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...look, timeZone: 'UTC' }).format(new Date(day));
}

/** The last business days up to `today`, the latest last. */
export function lastBusinessDays(today: string, count: number): string[] {
  const days: string[] = [];
  for (let day = today; days.length < count; day = addDays(day, -1)) {
    if (isBusinessDay(day)) days.unshift(day);
  }
  return days;
}

/** Whether a day (2026-11-23) lies within a season of each year; `opens` and `closes` are its ends, like 08-01. */
export function isWithin(day: string, { opens, closes }: { opens: string; closes: string }): boolean {
  const ofYear = day.slice(5);
  const [after, before] = [ofYear >= opens, ofYear <= closes];
  return opens <= closes ? after && before : after || before;
}

import { addDays as addDaysIn, toLocalDay as toDayIn } from '#content/calendar.ts';

/** The main office's time zone, in which the firm's days and times are given. */
export const firmTimeZone = 'America/New_York';

/** The calendar day (YYYY-MM-DD) of an instant, by default in US Eastern time. */
export function toLocalDay(instant: Date, timeZone = firmTimeZone): string {
  return toDayIn(instant, timeZone);
}

/** The calendar day a number of days after `now`, by default in US Eastern time. */
export function addDays(now: Date, days: number, timeZone = firmTimeZone): string {
  return addDaysIn(now, days, timeZone);
}

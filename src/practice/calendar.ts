import { addDays as addDaysInZone, toLocalDate as toLocalDateInZone } from '#content/calendar.ts';

/** The main office's time zone, which all dates and times of the firm use. */
export const firmTimeZone = 'America/New_York';

/** Returns the calendar date (YYYY-MM-DD) of an instant, by default in US Eastern time. */
export function toLocalDate(instant: Date, timeZone = firmTimeZone): string {
  return toLocalDateInZone(instant, timeZone);
}

/** Returns the calendar date (YYYY-MM-DD) that is `days` days after `now`, by default in US Eastern time. */
export function addDays(now: Date, days: number, timeZone = firmTimeZone): string {
  return addDaysInZone(now, days, timeZone);
}

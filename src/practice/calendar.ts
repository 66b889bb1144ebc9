import { dayAhead as dayAheadIn, dayOf as dayIn } from '#content/calendar.ts';

/** The main office's time zone, in which the firm's days and times are given. */
export const firmTimeZone = 'America/New_York';

/** The calendar day (YYYY-MM-DD) of an instant, by default in US Eastern time. */
export function dayOf(instant: Date, timeZone = firmTimeZone): string {
  return dayIn(instant, timeZone);
}

/** The calendar day a number of days after `now`, by default in US Eastern time. */
export function dayAhead(now: Date, days: number, timeZone = firmTimeZone): string {
  return dayAheadIn(now, days, timeZone);
}

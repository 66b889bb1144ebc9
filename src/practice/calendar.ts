import { dayAhead as dayAheadIn, dayOf as dayIn } from '#content/calendar.ts';

/** The zone of the firm's main office, which its days and clock times are given in. */
export const firmTimeZone = 'America/New_York';

/** The calendar day (YYYY-MM-DD) of an instant, in US Eastern time unless another zone is named. */
export function dayOf(instant: Date, timeZone = firmTimeZone): string {
  return dayIn(instant, timeZone);
}

/** The calendar day so many days after `now`, in US Eastern time unless another zone is named. */
export function dayAhead(now: Date, days: number, timeZone = firmTimeZone): string {
  return dayAheadIn(now, days, timeZone);
}

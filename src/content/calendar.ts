/** The zone of the firm's main office, which its days and clock times are told in. */
export const firmTimeZone = 'America/New_York';

/** The calendar day so many days after `now`. */
export function dayAhead(now: Date, days: number, timeZone?: string): string {
  return dayOf(new Date(now.getTime() + days * 86_400_000), timeZone);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (YYYY-MM-DD) of an instant, in US Eastern time unless another zone is named. */
export function dayOf(instant: Date, timeZone = firmTimeZone): string {
  const calendar =
    calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar.format(instant);
}

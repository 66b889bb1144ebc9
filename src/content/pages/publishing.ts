import type { PageEntry } from '../entry.ts';

export type PublishingState = 'shown' | 'draft' | 'scheduled' | 'expired';

/** The zone of the firm's main office, which its days and clock times are told in. */
export const firmTimeZone = 'America/New_York';

/** Whether a page is shown at `now`. Dates are whole days of the US Eastern time zone. */
export function publishingState(data: PageEntry['data'], now: Date): PublishingState {
  const today = dayOf(now);
  if (data.draft) return 'draft';
  if (data.publishOn !== undefined && data.publishOn > today) return 'scheduled';
  if (data.expiresOn !== undefined && data.expiresOn < today) return 'expired';
  return 'shown';
}

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

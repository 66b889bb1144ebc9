/** Calendar days as `YYYY-MM-DD` text: they compare as text and know no time zone. */

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const msPerDay = 86_400_000;

/** True for a day that the calendar has: not `2026-02-30`. */
export function isRealDate(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && utcDayOf(date) === text;
}

/** The day that a moment falls on, in UTC. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day that a moment falls on where the visitor is. */
export function localDayOf(moment: Date): string {
  return utcDayOf(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000));
}

/** The first and the last day that it is anywhere on Earth, from UTC-12 to UTC+14. */
export function daysOnEarth(moment: Date): { earliest: string; latest: string } {
  const dayAt = (hours: number) => utcDayOf(new Date(moment.getTime() + hours * 3_600_000));
  return { earliest: dayAt(-12), latest: dayAt(14) };
}

/** The day so many days later, earlier for a negative number. Raises an error for what is no day. */
export function addDays(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay));
}

/** The same day a year earlier; 29 February becomes 28 February. */
export function oneYearBefore(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isRealDate(earlier) ? earlier : addDays(day, -366);
}

/** The days of a year up to today. Where it is not known which of two days is today, `earliest` is the first of them. */
export function yearUpTo(today: string, earliest = today): { first: string; last: string } {
  return { first: oneYearBefore(earliest), last: today };
}

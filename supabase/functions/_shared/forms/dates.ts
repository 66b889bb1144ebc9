/** Calendar days as `YYYY-MM-DD`, without a time zone. They sort and compare as text. */

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const msPerDay = 86_400_000;

/** Whether the day exists: not `2026-02-30`. */
export function isRealDate(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && utcDayOf(date) === text;
}

/** The day of a moment in UTC. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day of a moment in the visitor's time zone. */
export function localDayOf(moment: Date): string {
  return utcDayOf(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000));
}

/** The earliest and latest current day anywhere on Earth, from UTC-12 to UTC+14. */
export function daysOnEarth(moment: Date): { earliest: string; latest: string } {
  const dayAt = (hours: number) => utcDayOf(new Date(moment.getTime() + hours * 3_600_000));
  return { earliest: dayAt(-12), latest: dayAt(14) };
}

/** Adds days, which may be negative. Throws an error for an invalid day. */
export function addDays(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay));
}

/** The same day a year earlier; February 29 becomes February 28. */
export function oneYearBefore(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isRealDate(earlier) ? earlier : addDays(day, -366);
}

/** The last year up to today. If today may be one of two days, `earliest` is the first of them. */
export function yearUpTo(today: string, earliest = today): { first: string; last: string } {
  return { first: oneYearBefore(earliest), last: today };
}

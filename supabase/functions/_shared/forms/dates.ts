/** Calendar days as `YYYY-MM-DD`, without a time zone. They sort and compare as text. */

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const msPerDay = 86_400_000;

/** Returns whether the day exists, unlike `2026-02-30`. */
export function isValidDate(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && toUtcDay(date) === text;
}

/** Returns the day of a moment in UTC. */
export function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the day of a moment in the visitor's time zone. */
export function toVisitorDay(moment: Date): string {
  return toUtcDay(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000));
}

/** Returns the earliest and latest current day anywhere on Earth, from UTC-12 to UTC+14. */
export function findCurrentDays(moment: Date): { earliest: string; latest: string } {
  const getDayAt = (hours: number) => toUtcDay(new Date(moment.getTime() + hours * 3_600_000));
  return { earliest: getDayAt(-12), latest: getDayAt(14) };
}

/** Adds days, which may be negative. Throws an error for an invalid day. */
export function shiftDay(day: string, days: number): string {
  return toUtcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay));
}

/** Returns the same day a year earlier; February 29 becomes February 28. */
export function subtractYear(day: string): string {
  const sameDayLastYear = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isValidDate(sameDayLastYear) ? sameDayLastYear : shiftDay(day, -366);
}

/** Returns the year up to `today`. If the current day is uncertain, `today` is the latest possible one and `earliest` the earliest. */
export function getLastYear(today: string, earliest = today): { first: string; last: string } {
  return { first: subtractYear(earliest), last: today };
}

/** Returns the range of possible current days, for rules about dates. */
export type Clock = () => {
  /** The first and last possible day, which differ if the visitor's time zone is unknown. */
  earliest: string;
  latest: string;
};

/** A calendar with days on which courts are closed. */
import type { Closings } from '#practice/court-days.ts';

export const listedYears = [2025, 2026, 2027, 2028, 2029, 2030, 2031];

/** Includes four closed days in a row, and single ones in every season. */
const holidays =
  '01-01 01-20 03-26 04-03 05-25 07-03 07-05 09-07 09-21 11-11 11-26 11-27 12-24 12-25 12-31'.split(' ');

export const closings: Closings = Object.fromEntries(
  listedYears.map((year) => [year, holidays.filter((holiday) => !isWeekend(`${year}-${holiday}`))]),
);

/** All days on which courts are closed, including weekends, as `YYYY-MM-DD`. */
export const closedDays: ReadonlySet<string> = new Set(
  listedYears.flatMap((year) => [
    ...listDays(year).filter(isWeekend),
    ...holidays.map((holiday) => `${year}-${holiday}`),
  ]),
);

export function listDays(year: number): string[] {
  const dayCount = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
  return Array.from({ length: dayCount }, (_, index) =>
    new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
  );
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

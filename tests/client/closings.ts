/** Court closings derived from the names of holidays, as in an almanac. */
import type { Closings } from '#practice/court-days.ts';

/** Holidays as printed in almanacs. */
const goodFridays = [
  '2025-04-18',
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2029-03-30',
  '2030-04-19',
  '2031-04-11',
];
const yomKippurs = ['2026-09-21', '2027-10-11', '2029-09-19', '2030-10-07'];

export const listedYears = [2025, 2026, 2027, 2028, 2029, 2030, 2031];

/** Each day on which courts are closed, weekends included, as `YYYY-MM-DD`. */
export const closedDays: ReadonlySet<string> = new Set(listedYears.flatMap(closedIn));

export const closings: Closings = Object.fromEntries(
  listedYears.map((year) => [
    year,
    [...closedDays].filter((day) => day.startsWith(`${year}-`) && !isWeekend(day)).map((day) => day.slice(5)),
  ]),
);

/** A year's closed days: weekends, and each holiday, found by searching its month. */
function closedIn(year: number): string[] {
  const days = daysOf(year);
  const nth = (month: number, weekday: number, index: number) =>
    days.filter((day) => monthOf(day) === month && weekdayOf(day) === weekday).at(index) ?? '';
  const thanksgiving = nth(11, 4, 3);
  return [
    ...days.filter(isWeekend),
    nth(1, 1, 2),
    nth(5, 1, -1),
    nth(9, 1, 0),
    thanksgiving,
    dayText(new Date(Date.parse(thanksgiving) + 86_400_000)),
    ...[...goodFridays, ...yomKippurs].filter((day) => day.startsWith(`${year}-`)),
    ...[`${year}-01-01`, `${year}-07-04`, `${year}-11-11`, `${year}-12-25`].map(findObservedDay),
    `${year}-12-24`,
    `${year}-12-31`,
  ];
}

function findObservedDay(day: string): string {
  const shift = weekdayOf(day) === 6 ? -1 : weekdayOf(day) === 0 ? 1 : 0;
  return dayText(new Date(Date.parse(day) + shift * 86_400_000));
}

export function daysOf(year: number): string[] {
  const days: string[] = [];
  for (const date = new Date(Date.UTC(year, 0, 1)); date.getUTCFullYear() === year;)
    days.push(dayText(new Date(date.setUTCDate(date.getUTCDate() + 1) - 86_400_000)));
  return days;
}

export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function monthOf(day: string): number {
  return Number(day.split('-')[1]);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}

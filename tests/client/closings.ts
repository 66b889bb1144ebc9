/** Court closings, computed from the rules for holidays. */
import type { Closings } from '#practice/court-days.ts';

/** Holidays with dates that no simple rule computes, from almanacs. */
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

/** All days on which courts are closed, including weekends, as `YYYY-MM-DD`. */
export const closedDays: ReadonlySet<string> = new Set(listedYears.flatMap(listClosedDays));

export const closings: Closings = Object.fromEntries(
  listedYears.map((year) => [
    year,
    [...closedDays].filter((day) => day.startsWith(`${year}-`) && !isWeekend(day)).map((day) => day.slice(5)),
  ]),
);

/** Lists a year's closed days: weekends and holidays. */
function listClosedDays(year: number): string[] {
  const days = listDays(year);
  const findNthWeekday = (month: number, weekday: number, index: number) =>
    days.filter((day) => getMonth(day) === month && getWeekday(day) === weekday).at(index) ?? '';
  const thanksgiving = findNthWeekday(11, 4, 3);
  return [
    ...days.filter(isWeekend),
    findNthWeekday(1, 1, 2),
    findNthWeekday(5, 1, -1),
    findNthWeekday(9, 1, 0),
    thanksgiving,
    formatDay(new Date(Date.parse(thanksgiving) + 86_400_000)),
    ...[...goodFridays, ...yomKippurs].filter((day) => day.startsWith(`${year}-`)),
    ...[`${year}-01-01`, `${year}-07-04`, `${year}-11-11`, `${year}-12-25`].map(findObservedDay),
    `${year}-12-24`,
    `${year}-12-31`,
  ];
}

function findObservedDay(day: string): string {
  const shift = getWeekday(day) === 6 ? -1 : getWeekday(day) === 0 ? 1 : 0;
  return formatDay(new Date(Date.parse(day) + shift * 86_400_000));
}

export function listDays(year: number): string[] {
  const days: string[] = [];
  for (const date = new Date(Date.UTC(year, 0, 1)); date.getUTCFullYear() === year;)
    days.push(formatDay(new Date(date.setUTCDate(date.getUTCDate() + 1) - 86_400_000)));
  return days;
}

export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function getWeekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function getMonth(day: string): number {
  return Number(day.split('-')[1]);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(getWeekday(day));
}

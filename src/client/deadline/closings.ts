import type { Closings } from '#practice/court-days.ts';

/** The build replaces it with the days on which courts are closed, as JSON in a string. */
const published = '__COURT_CLOSINGS__';

export function readCourtClosings(): Closings {
  return JSON.parse(published);
}

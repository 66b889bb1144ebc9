import type { Closings } from './act-by.ts';

/** Replaced by the days on which courts are closed, as JSON in a string, when the code is published. */
const published = '__COURT_CLOSINGS__';

/** The same on every page, so it travels once, with the code. */
export function courtClosings(): Closings {
  return JSON.parse(published);
}

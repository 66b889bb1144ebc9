import type { Counting } from './act-by.ts';

/** How a deadline counts and what is said of a visitor's date: the same on every page, so it travels once, with the code. */
export type DeadlineWords = {
  counting: Counting;
  invalid: string;
  actBy: string;
  left: string;
  leftOne: string;
  end: string;
  endClosed: string;
  act: string;
  lastDay: string;
  safeDayOver: string;
  due: string;
  late: string;
  call: string;
  /** When the notices that a date is read from are mailed, with what is said of another date. */
  season: { opens: string; closes: string; warning: string } | undefined;
  calendar: { title: string; text: string };
};

/** Replaced by the words of each deadline, as JSON in a string, when the code is published. */
const published = '__DEADLINE_WORDS__';

/** By the name of the deadline's file. */
export function deadlineWords(): { readonly [name: string]: DeadlineWords } {
  return JSON.parse(published);
}

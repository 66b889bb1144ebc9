import type { Counting } from '#practice/court-days.ts';

/** How a deadline counts, and the copy of its answers. Published with the code because it is the same on every page. */
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
  /** When the notices are mailed, and the warning about other dates. */
  season: { opens: string; closes: string; warning: string } | undefined;
  calendar: { title: string; text: string };
};

/** The build replaces it with the words of each deadline, as JSON in a string. */
const published = '__DEADLINE_WORDS__';

/** By the name of the deadline's file. */
export function deadlineWords(): { readonly [name: string]: DeadlineWords } {
  return JSON.parse(published);
}

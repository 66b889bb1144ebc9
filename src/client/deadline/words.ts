/** What is said of a visitor's date: the same on every page, so it travels once, with the code. */
export type DeadlineWords = {
  invalid: string;
  actBy: string;
  left: string;
  leftOne: string;
  end: string;
  over: string;
  late: string;
  /** Of the entry in the visitor's calendar. */
  title: string;
};

/** Replaced by the words of each deadline, as JSON in a string, when the code is published. */
const published = '__DEADLINE_WORDS__';

/** By the name of the deadline's file. */
export function deadlineWords(): { readonly [name: string]: DeadlineWords } {
  return JSON.parse(published);
}

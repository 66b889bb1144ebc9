/** What is known of a visitor's date: the day to act by, and how long there is. */
import { addDays, localDayOf, yearUpTo } from '#forms/dates.ts';
import { deadlineAfter } from './act-by.ts';
import type { Deadline, Term } from './act-by.ts';
import { floridaDayOf } from './days.ts';

/** `act`: the safe day has come, and the court's own count is not over. */
type Answer = Deadline & { says: 'ahead' | 'act' | 'past'; start: string; today: string; left: number };
export type Found = { says: 'waiting' } | { says: 'invalid' } | Answer;

/** Days that can be meant by today: the visitor's own and Florida's, where the courts are. */
export type Today = { florida: string; earliest: string; latest: string };

export function todayAt(moment: Date): Today {
  const [florida, local] = [floridaDayOf(moment), localDayOf(moment)];
  return florida < local
    ? { florida, earliest: florida, latest: local }
    : { florida, earliest: local, latest: florida };
}

/** For days as `YYYY-MM-DD`. Each day ends at midnight in Florida. */
export function foundFor(start: string, today: string, term: Term): Answer {
  const deadline = deadlineAfter(start, term);
  const says = today < deadline.actBy ? 'ahead' : today <= deadline.countEnds ? 'act' : 'past';
  return { ...deadline, says, start, today, left: daysBetween(today, deadline.actBy) };
}

/** The day behind a choice; undefined for "other", whose day is in the field. */
export function chosenDay(choice: string | undefined, { earliest }: Today): string | undefined {
  if (choice === 'today') return earliest;
  return choice === 'yesterday' ? addDays(earliest, -1) : undefined;
}

/** `left`: the field is no longer being typed in. */
export function foundIn(field: HTMLInputElement, today: Today, term: Term, left: boolean): Found {
  const { first, last } = yearUpTo(today.latest, today.earliest);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { says: 'invalid' };
  // Half a year number is the year 2 or 202: nothing is said of it before the field is left.
  const complete = value !== '' && !value.startsWith('0');
  const faulty = complete || (left && (value !== '' || validity.badInput));
  if (value < first) return { says: faulty ? 'invalid' : 'waiting' };
  return foundFor(value, today.florida, term);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

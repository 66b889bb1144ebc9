import { addDays, localDayOf, yearUpTo } from '#forms/dates.ts';
import { deadlineAfter } from '#practice/court-days.ts';
import type { Deadline, Term } from '#practice/court-days.ts';
import { floridaDayOf } from './days.ts';

/** `act`: the safe day has come, but the court's own count is not over. */
type Answer = Deadline & { says: 'ahead' | 'act' | 'past'; start: string; today: string; left: number };
export type FinderResult = { says: 'waiting' } | { says: 'invalid' } | Answer;

/** Today in Florida and where the visitor is. */
export type Today = { florida: string; earliest: string; latest: string };

export function todayAt(moment: Date): Today {
  const [florida, local] = [floridaDayOf(moment), localDayOf(moment)];
  return florida < local
    ? { florida, earliest: florida, latest: local }
    : { florida, earliest: local, latest: florida };
}

export function foundFor(start: string, today: string, term: Term): Answer {
  const deadline = deadlineAfter(start, term);
  const says = today < deadline.actBy ? 'ahead' : today <= deadline.countEnds ? 'act' : 'past';
  return { ...deadline, says, start, today, left: daysBetween(today, deadline.actBy) };
}

/** Undefined for "other", whose day is in the field. */
export function chosenDay(choice: string | undefined, { earliest }: Today): string | undefined {
  if (choice === 'today') return earliest;
  return choice === 'yesterday' ? addDays(earliest, -1) : undefined;
}

/** `left`: the field has lost focus. */
export function foundIn(field: HTMLInputElement, today: Today, term: Term, left: boolean): FinderResult {
  const { first, last } = yearUpTo(today.latest, today.earliest);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { says: 'invalid' };
  // A partly typed year is 2 or 202: no error before the field is left.
  const complete = value !== '' && !value.startsWith('0');
  const faulty = complete || (left && (value !== '' || validity.badInput));
  if (value < first) return { says: faulty ? 'invalid' : 'waiting' };
  return foundFor(value, today.florida, term);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

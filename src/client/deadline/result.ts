import { shiftDay, toVisitorDay, getLastYear } from '#forms/dates.ts';
import { computeDeadline } from '#practice/court-days.ts';
import type { Deadline, Term } from '#practice/court-days.ts';
import { countDaysBetween, toFloridaDate, isComplete } from './days.ts';

/** `act`: the day to act by has come, but the court's own period hasn't ended. */
type DatedResult = Deadline & {
  state: 'ahead' | 'act' | 'past';
  start: string;
  today: string;
  daysLeft: number;
};
export type FinderResult = { state: 'waiting' } | { state: 'invalid' } | DatedResult;

/** Today's date in Florida, and the earlier and later of Florida's and the visitor's dates. */
export type Today = { florida: string; earliest: string; latest: string };

export function computeToday(now: Date): Today {
  const [florida, local] = [toFloridaDate(now), toVisitorDay(now)];
  return florida < local
    ? { florida, earliest: florida, latest: local }
    : { florida, earliest: local, latest: florida };
}

/** Computes the result for a date of service `start` (dates are YYYY-MM-DD). */
export function computeResult(start: string, today: string, term: Term): DatedResult {
  const deadline = computeDeadline(start, term);
  const state = today < deadline.actBy ? 'ahead' : today <= deadline.countEnd ? 'act' : 'past';
  return { ...deadline, state, start, today, daysLeft: countDaysBetween(today, deadline.actBy) };
}

/** Returns the date of a choice, or undefined for "other", whose date is in the date field. */
export function resolveChoice(choice: string | undefined, { earliest }: Today): string | undefined {
  if (choice === 'today') return earliest;
  return choice === 'yesterday' ? shiftDay(earliest, -1) : undefined;
}

/**
 * Computes the result for a typed date, and updates the field's limits. An incomplete date is an error only after the
 * visitor has left the field.
 */
export function computeTypedResult(
  field: HTMLInputElement,
  today: Today,
  term: Term,
  hasLeftField: boolean,
): FinderResult {
  const { first, last } = getLastYear(today.latest, today.earliest);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { state: 'invalid' };
  const shouldReport = isComplete(field) || (hasLeftField && (value !== '' || validity.badInput));
  if (value < first) return { state: shouldReport ? 'invalid' : 'waiting' };
  return computeResult(value, today.florida, term);
}

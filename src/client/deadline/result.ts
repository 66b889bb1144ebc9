import { addDays, toLocalDay, findYearUpTo } from '#forms/dates.ts';
import { computeDeadline } from '#practice/court-days.ts';
import type { Deadline, Term } from '#practice/court-days.ts';
import { countDaysBetween, toFloridaDay, isComplete } from './days.ts';

/** `act`: the day to act by has come, but the court's own period has not ended. */
type DatedResult = Deadline & {
  state: 'ahead' | 'act' | 'past';
  start: string;
  today: string;
  daysLeft: number;
};
export type FinderResult = { state: 'waiting' } | { state: 'invalid' } | DatedResult;

/** Today in Florida and where the visitor is. */
export type Today = { florida: string; earliest: string; latest: string };

export function findToday(moment: Date): Today {
  const [florida, local] = [toFloridaDay(moment), toLocalDay(moment)];
  return florida < local
    ? { florida, earliest: florida, latest: local }
    : { florida, earliest: local, latest: florida };
}

export function computeResult(start: string, today: string, term: Term): DatedResult {
  const deadline = computeDeadline(start, term);
  const state = today < deadline.actBy ? 'ahead' : today <= deadline.countEnds ? 'act' : 'past';
  return { ...deadline, state, start, today, daysLeft: countDaysBetween(today, deadline.actBy) };
}

/** Undefined for "other", whose day is in the date field. */
export function resolveChoice(choice: string | undefined, { earliest }: Today): string | undefined {
  if (choice === 'today') return earliest;
  return choice === 'yesterday' ? addDays(earliest, -1) : undefined;
}

/** The result for a typed date. Unless it is complete, an error waits until the visitor has left the field. */
export function parseTypedDate(
  field: HTMLInputElement,
  today: Today,
  term: Term,
  hasLeft: boolean,
): FinderResult {
  const { first, last } = findYearUpTo(today.latest, today.earliest);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { state: 'invalid' };
  const isWrong = isComplete(field) || (hasLeft && (value !== '' || validity.badInput));
  if (value < first) return { state: isWrong ? 'invalid' : 'waiting' };
  return computeResult(value, today.florida, term);
}

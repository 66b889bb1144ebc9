/** What is known of a visitor's date: the day to act by, and how long there is. */
import { yearUpTo } from '#forms/dates.ts';
import { keptSentRequest } from '../storage.ts';
import { deadlineAfter } from './act-by.ts';

type Answer = {
  says: 'due' | 'late';
  /** Is not known of a request that was sent before the page was loaded again, as the end of the days is not. */
  start?: string;
  end?: string;
  actBy: string;
  left: number;
  passed: number;
};
export type Found = { says: 'waiting' | 'invalid' } | Answer;

/** For days as `YYYY-MM-DD`. On the day to act by itself it is late: nothing is left of it. */
export function foundFor(start: string, today: string, days: number): Found {
  const { actBy, end } = deadlineAfter(start, days);
  const left = daysBetween(today, actBy);
  return { says: left > 0 ? 'due' : 'late', start, end, actBy, left, passed: daysBetween(start, today) };
}

/** The last day of a request that was sent, where its card counts the same days. */
export function foundInRequest(today: string, days: number): Answer | undefined {
  const card = document.querySelector<HTMLElement>('[data-sent-request]');
  const actBy = keptSentRequest()?.lastDay;
  if (!actBy || Number(card?.dataset['sentRequest']) !== days) return undefined;
  const left = daysBetween(today, actBy);
  return { says: left > 0 ? 'due' : 'late', actBy, left, passed: days - left };
}

/** `left`: the field is no longer being typed in. */
export function foundIn(field: HTMLInputElement, today: string, days: number, left: boolean): Found {
  const { first, last } = yearUpTo(today);
  field.min = first;
  field.max = last;
  const { value, validity } = field;
  if (value > last) return { says: 'invalid' };
  // Half a year number is the year 2 or 202: nothing is said of it before the field is left.
  const complete = value !== '' && !value.startsWith('0');
  const faulty = complete || (left && (value !== '' || validity.badInput));
  if (value < first) return { says: faulty ? 'invalid' : 'waiting' };
  return foundFor(value, today, days);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

import { addDays } from '#contract/dates.ts';
import { isBusinessDay } from './holidays.ts';

export type Deadline = {
  /** The plain end of the days, whatever day that is. */
  end: string;
  /** That day, or the last business day before it. */
  actBy: string;
};

/** `days` calendar days after `start`. Each doubt is settled towards the earlier day, never the later. */
export function deadlineAfter(start: string, days: number): Deadline {
  const end = addDays(start, days);
  let actBy = end;
  while (!isBusinessDay(actBy)) actBy = addDays(actBy, -1);
  return { end, actBy };
}

import { isRealDate } from '#forms/dates.ts';
import { allowed, dateServedKey, tabStorage } from '../storage.ts';

/** Keeps the date for the other pages of this tab, with the height that its answer adds to the finder. */
export function keepDate(start: string, height = 0): void {
  allowed(() => tabStorage()?.setItem(dateServedKey, `${start} ${height}`));
}

export function keptDate(): string | undefined {
  const [start = ''] = (allowed(() => tabStorage()?.getItem(dateServedKey)) ?? '').split(' ');
  return isRealDate(start) ? start : undefined;
}

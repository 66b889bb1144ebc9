import { isRealDate } from '#forms/dates.ts';
import { allowed, dateServedKey } from '../storage.ts';

/** Keeps the date for the other pages of this tab, with the height that its answer adds to the finder, if known. */
export function storeDate(start: string, height?: number): void {
  allowed(() => sessionStorage.setItem(dateServedKey, height === undefined ? start : `${start} ${height}`));
}

export function storedDate(): string | undefined {
  const [start = ''] = (allowed(() => sessionStorage.getItem(dateServedKey)) ?? '').split(' ');
  return isRealDate(start) ? start : undefined;
}

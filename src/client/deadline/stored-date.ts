import { isRealDate } from '#forms/dates.ts';
import { allowed, dateServedKey } from '../storage.ts';

/** Keeps the date for the other pages of this tab, with the height that its answer adds to the finder. */
export function storeDate(start: string, height = 0): void {
  allowed(() => sessionStorage.setItem(dateServedKey, `${start} ${height}`));
}

export function storedDate(): string | undefined {
  const [start = ''] = (allowed(() => sessionStorage.getItem(dateServedKey)) ?? '').split(' ');
  return isRealDate(start) ? start : undefined;
}

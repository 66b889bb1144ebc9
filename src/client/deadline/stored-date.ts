import { isRealDate } from '#forms/dates.ts';
import { tryStorage, dateServedKey } from '../storage.ts';

/** Keeps the date for the other pages of this tab, with the height that its answer adds to the finder. */
export function storeDate(start: string, height = 0): void {
  tryStorage(() => sessionStorage.setItem(dateServedKey, `${start} ${height}`));
}

export function readStoredDate(): string | undefined {
  const [start = ''] = (tryStorage(() => sessionStorage.getItem(dateServedKey)) ?? '').split(' ');
  return isRealDate(start) ? start : undefined;
}

import { isValidDay } from '#forms/dates.ts';
import { tryStorage, dateServedKey } from '../storage.ts';

/** Stores the date served for other pages in this tab, and the height that the result adds to the finder. */
export function storeDate(start: string, height = 0): void {
  tryStorage(() => sessionStorage.setItem(dateServedKey, `${start} ${height}`));
}

export function readStoredDate(): string | undefined {
  const [start = ''] = (tryStorage(() => sessionStorage.getItem(dateServedKey)) ?? '').split(' ');
  return isValidDay(start) ? start : undefined;
}

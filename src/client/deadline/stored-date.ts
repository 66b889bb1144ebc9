import { isValidDay } from '#forms/dates.ts';
import { tryStorage, dateServedKey } from '../storage.ts';

/** Stores the date of service for other pages in this tab, with the height in pixels that the result adds to the finder. */
export function storeServiceDate(dateServed: string, height = 0): void {
  tryStorage(() => sessionStorage.setItem(dateServedKey, `${dateServed} ${height}`));
}

export function readServiceDate(): string | undefined {
  const [dateServed = ''] = (tryStorage(() => sessionStorage.getItem(dateServedKey)) ?? '').split(' ');
  return isValidDay(dateServed) ? dateServed : undefined;
}

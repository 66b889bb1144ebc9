import { isValidDate } from '#forms/dates.ts';
import { store, tryStorage, serviceDateKey } from '../storage.ts';

/** Stores the date of service for other pages in this tab, with the height in pixels that the result adds to the finder. */
export function storeServiceDate(serviceDate: string, height = 0): void {
  store('sessionStorage', serviceDateKey, `${serviceDate} ${height}`);
}

/** Reads the stored date of service (YYYY-MM-DD); undefined if it is missing or invalid. */
export function readServiceDate(): string | undefined {
  const [serviceDate = ''] = (tryStorage(() => sessionStorage.getItem(serviceDateKey)) ?? '').split(' ');
  return isValidDate(serviceDate) ? serviceDate : undefined;
}

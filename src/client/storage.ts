/** Everything the site stores in a browser, except dismissed reminders. Keep in sync with the privacy policy. */
import type * as z from 'zod/mini';

/** Requests that were sent but not confirmed. Removed once the server accepts or rejects them, or after a day. */
export const unconfirmedPrefix = 'unconfirmed:';

/** Calendar URL, last day to act and reference of an accepted consultation request, without personal data. Removed when dismissed. */
export const sentRequestKey = 'sentRequest';

/** The date a visitor was served, and the height in pixels to reserve for the deadline result. Session storage only. */
export const serviceDateKey = 'dateServed';

/** The property tax intake, to refill the form after payment. */
export const intakeKey = 'propertyTaxAppealFormData';

/** `sent` once the server has accepted the intake, `paid` once a page after payment was opened. */
export const intakeReceiptKey = 'propertyTaxIntakeReceived';

/** The privacy policy states the same period. */
export const intakeLifetimeMs = 30 * 86_400_000;

/** Removes an intake that has expired, or whose date is missing or in the far future. Short, because it runs on every page. */
export function removeExpiredIntake(): void {
  const { savedAt } = JSON.parse(localStorage.getItem(intakeKey) ?? '{}');
  if (!(Math.abs(savedAt - Date.now()) < intakeLifetimeMs)) localStorage.removeItem(intakeKey);
}

/** Accesses storage, which may throw in private windows, with strict settings, or when full. The forms work without it. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Stores a value. If storage is full, no value is better than the earlier one, which is about another request or date. */
export function store(area: StorageArea, key: string, value: string): void {
  tryStorage(() => globalThis[area].removeItem(key));
  tryStorage(() => globalThis[area].setItem(key, value));
}

export type StorageArea = 'sessionStorage' | 'localStorage';

/** Returns a stored value, or undefined if it is missing or doesn't match the schema. */
export function readStored<Value>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | undefined {
  return tryStorage(() => schema.parse(JSON.parse(globalThis[area].getItem(key) ?? '')));
}

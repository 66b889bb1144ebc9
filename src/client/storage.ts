/** Everything the site stores in a browser, except dismissed reminders. The privacy policy lists the same. */
import type * as z from 'zod/mini';

/** Requests sent and not yet confirmed: removed after the answer, or a day. */
export const unconfirmedPrefix = 'unconfirmed:';

/** Calendar address, last day and reference of a booked consultation, without personal data. Removed when dismissed. */
export const sentRequestKey = 'sentRequest';

/** The date a visitor was served, and the height of the answer in pixels. Session storage only. */
export const dateServedKey = 'dateServed';

/** The property tax intake, so that the form is filled in after payment. */
export const intakeKey = 'propertyTaxAppealFormData';

/** `sent` once the firm has confirmed the intake, `paid` once a page after payment was opened. */
export const intakeReceiptKey = 'propertyTaxIntakeReceived';

/** The privacy policy states the same period. */
const intakeLifetimeMs = 30 * 86_400_000;

/** Runs on every page, so it is short. Also removes an intake without a plausible date, which would never expire. */
export function removeExpiredIntake(): void {
  const { savedAt } = JSON.parse(localStorage.getItem(intakeKey) ?? '{}');
  if (!(Math.abs(savedAt - Date.now()) < intakeLifetimeMs)) localStorage.removeItem(intakeKey);
}

/** Private windows, strict settings and full storage throw on any use; the forms work without storage. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export type StorageArea = 'sessionStorage' | 'localStorage';

/** The stored value; undefined if it is missing or doesn't match the schema. */
export function readStored<Value>(
  area: StorageArea,
  key: string,
  schema: z.ZodMiniType<Value>,
): Value | undefined {
  return tryStorage(() => schema.parse(JSON.parse(globalThis[area].getItem(key) ?? '')));
}

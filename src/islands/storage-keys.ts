/** Everything this site ever keeps in a browser, besides a session and which reminder was dismissed. */

/** Requests that were sent and not yet confirmed; gone after the answer, or a day. */
export const unconfirmedPrefix = 'unconfirmed:';

/** The property tax intake, kept so that it is filled in after paying. The form's notice and button say and undo it. */
export const intakeKey = 'propertyTaxAppealFormData';

/** Of someone who is signed in; the backend's client names it. */
export function hasSession(keys: readonly string[]): boolean {
  return keys.some((key) => /^sb-.+-auth-token$/.test(key));
}

/** Everything this site ever keeps in a browser, apart from which reminder was dismissed. */

/** Requests that were sent and not yet confirmed; gone after the answer, or a day. */
export const unconfirmedPrefix = 'unconfirmed:';

/** That a consultation was requested: the calendar's address, the last day and the request's number, but no name and no phone number; gone when dismissed. */
export const sentRequestKey = 'sentRequest';

/** Where a time is chosen, the last day to answer the court, and the sentence that tells the request's number. */
export type SentRequest = {
  calendarUrl: string;
  lastDay?: string | undefined;
  referenceText?: string | undefined;
};

/** The request of this tab; undefined where there is none, or where what is kept is not ours. */
export function keptSentRequest(): SentRequest | undefined {
  const kept = allowed((): unknown => JSON.parse(tabStorage()?.getItem(sentRequestKey) ?? 'null'));
  return isSentRequest(kept) ? kept : undefined;
}

function isSentRequest(kept: unknown): kept is SentRequest {
  return typeof kept === 'object' && kept !== null && 'calendarUrl' in kept;
}

/** The date that a visitor gave of being served, and the height of the answer in pixels; gone when the tab is closed. */
export const dateServedKey = 'dateServed';

/** The property tax intake, so that it is filled in after paying. The form's notice and button say and undo it. */
export const intakeKey = 'propertyTaxAppealFormData';

/** The privacy policy states the same figure. */
const longestIntakeMs = 30 * 86_400_000;

/** Every page calls this. An intake without a plausible date would never expire, so it goes as well. */
export function removeExpiredIntake(): void {
  // Short, because it travels in the script of every page. Without an intake, parsing throws.
  allowed(() => {
    const { savedAt } = JSON.parse(localStorage.getItem(intakeKey) ?? '');
    if (!(Math.abs(savedAt - Date.now()) < longestIntakeMs)) localStorage.removeItem(intakeKey);
  });
}

/** That the firm has confirmed the intake: "sent", and "paid" once a page after payment was opened. */
export const intakeReceiptKey = 'propertyTaxIntakeReceived';

/** This tab's storage. `undefined` where the browser forbids it. */
export function tabStorage(): Storage | undefined {
  return allowed(() => sessionStorage);
}

/** Storage that outlives the tab: for the property tax intake only, where a notice says so. */
export function lastingStorage(): Storage | undefined {
  return allowed(() => localStorage);
}

/** Private windows, strict settings and a full storage make any use of it throw; the forms work without it. */
export function allowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

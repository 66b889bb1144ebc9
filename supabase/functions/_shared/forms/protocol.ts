/** What both sides of the wire agree on apart from the forms' content: names, the largest body, and what an answer means. */

/** One value per attempt, kept for its retries, and changed when the visitor changes the content. */
export const idempotencyKeyHeader = 'idempotency-key';

/** The same value for a form that posts without script; the header wins where both are sent. */
export const idempotencyKeyField = 'attempt';

/** Left empty by people (hide it from sight, tabbing and password managers). Filled in: quarantined, never refused. */
export const honeypotField = 'reference';

/**
 * Milliseconds between the form being opened and being sent, measured by the browser that shows it: a duration
 * needs no agreement between two clocks. Absent, as in a form without script: quarantined, never refused.
 */
export const elapsedField = 'elapsedMs';

/** Faster than this is no person: quarantined, never refused. */
export const shortestFillMs = 2000;

/** Where a form without script goes after success: a path of the same site, such as `/thank-you/x`. */
export const returnToField = 'returnTo';

/** In the address of a function: the language of the form, which a page that answers it has too. */
export const languageParameter = 'language';

/** The largest body of a form that is read. */
export const largestBodyBytes = 16_384;

/** Paths below the functions' base address (`/functions/v1` on the site's own server). */
export const functionNames = {
  bookConsultation: 'book-consultation',
  submitLead: 'submit-lead',
  confirmSubscription: 'confirm-subscription',
  endSubscription: 'end-subscription',
  drainOutbox: 'drain-outbox',
  health: 'health',
} as const;

/**
 * How to read an answer: 400 the content is at fault (`fieldErrors`), 422 the key was used for another content (make
 * a new key and send again), 429 nothing was stored. After 408 and 5xx nobody knows: a deadline may pass while the
 * database stores. Wait `Retry-After` and send the same key again, which stores it once and no more.
 */
export const statusOf = {
  accepted: 200,
  invalid: 400,
  unauthorized: 401,
  crossOrigin: 403,
  method: 405,
  tooLarge: 413,
  contentType: 415,
  keyReused: 422,
  tooMany: 429,
  unavailable: 503,
} as const;

/** `fieldErrors` holds the first message of each field at fault; `error` the first of all. */
export type SubmissionResponse = {
  success: boolean;
  /** With `success` where the request was stored and its calendar is missing. */
  error?: string;
  /** Of the consultation request only. */
  calendarUrl?: string;
  /** The short id of a stored request, for the visitor to mention in a call. A subscription has none. */
  reference?: string;
  fieldErrors?: Record<string, string>;
};

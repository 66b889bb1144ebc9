/** Names, limits and status codes that the browser and the functions share. Form fields are defined separately. */

/** Identifies an attempt and its retries. Changes when the visitor changes the content. */
export const idempotencyKeyHeader = 'idempotency-key';

/** The same key for a form submitted without JavaScript. The header takes precedence. */
export const idempotencyKeyField = 'attempt';

/**
 * Honeypot, hidden from view, the Tab key and password managers. If it is filled in, the request is quarantined, never
 * rejected.
 */
export const honeypotField = 'reference';

/**
 * Milliseconds from opening to submitting the form, measured by the browser, because its clock may differ from the
 * server's. If it is missing, as in forms submitted without JavaScript, the request is quarantined, never rejected.
 */
export const elapsedField = 'elapsedMs';

/** Faster requests are probably not from a person, so they are quarantined, never rejected. */
export const minFillMs = 2000;

/** The path on the site that a form submitted without JavaScript redirects to after success, such as `/thank-you/x`. */
export const returnToField = 'returnTo';

/** Query parameter of a function's URL: the language of the form and of the response page. */
export const languageParameter = 'language';

/** Maximum size of a form's body. */
export const maxBodyBytes = 16_384;

/** Paths below the functions' base URL (`/functions/v1` on the site's own server). */
export const functionNames = {
  bookConsultation: 'book-consultation',
  submitLead: 'submit-lead',
  confirmSubscription: 'confirm-subscription',
  endSubscription: 'end-subscription',
  drainOutbox: 'drain-outbox',
  health: 'health',
} as const;

/**
 * Status codes. 400: the content is invalid (`fieldErrors`). 422: the key was used for other content (send again with a
 * new key). 429: nothing was stored. 408 and 5xx: unknown, because the database may still store the request after a
 * timeout. Wait for `Retry-After` and retry with the same key, which stores it only once.
 */
export const statusCodes = {
  accepted: 200,
  invalid: 400,
  unauthorized: 401,
  crossOrigin: 403,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupportedMediaType: 415,
  keyReused: 422,
  tooManyRequests: 429,
  unavailable: 503,
} as const;

/** `fieldErrors` contains the first message for each invalid field; `error` is the first one overall. */
export type SubmissionResponse = {
  success: boolean;
  /** Also set with `success: true` if the request was stored but there is no calendar URL. */
  error?: string;
  /** Set only for the consultation request. */
  calendarUrl?: string;
  /** The short ID of a stored request, for phone calls. Missing for a subscription. */
  reference?: string;
  fieldErrors?: Record<string, string>;
};

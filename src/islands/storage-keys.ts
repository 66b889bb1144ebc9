/** Everything this site ever keeps in a browser, besides a session and which reminder was dismissed. */

/** Requests that were sent and not yet confirmed; gone after the answer, or a day. */
export const unconfirmedPrefix = 'unconfirmed:';

/** The property tax intake, kept so that it is filled in after paying. The form's notice and button say and undo it. */
export const intakeKey = 'propertyTaxAppealFormData';

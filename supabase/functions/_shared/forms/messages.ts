/** All form messages, shared by the browser and the functions. */

export const fullNameMessages = {
  tooShort: 'Full name must be at least 2 characters',
  tooLong: 'Full name must be less than 100 characters',
  characters: 'Full name can only contain letters, spaces, apostrophes, and hyphens',
} as const;

export const caseNumberMessages = {
  tooLong: 'Case number must be less than 50 characters',
  characters: 'Case number contains invalid characters',
} as const;

export const countyMessages = {
  tooShort: 'County name is required',
  tooLong: 'County name must be less than 50 characters',
  characters: 'County name can only contain letters, spaces, and hyphens',
} as const;

export const dateServedMessages = {
  format: 'Date must be in YYYY-MM-DD format',
  window: 'Date served must be within the last year and not in the future',
} as const;

export const phoneMessages = {
  characters: 'Phone number contains invalid characters',
  tooShort: 'Phone number must be at least 10 digits',
  tooLong: 'Phone number must be less than 20 characters',
} as const;

// The following messages are for fields that only lead forms have.

export const emailMessages = {
  format: 'Email must look like name@example.com',
  tooLong: 'Email must be less than 254 characters',
} as const;

export const stateMessages = {
  tooShort: 'State is required',
  tooLong: 'State must be less than 50 characters',
  characters: 'State can only contain letters, spaces, and hyphens',
} as const;

export const addressMessages = {
  tooShort: 'Property address is required',
  tooLong: 'Property address must be less than 200 characters',
} as const;

export const cityMessages = { tooLong: 'City must be less than 100 characters' } as const;
export const zipCodeMessages = { tooLong: 'ZIP code must be less than 20 characters' } as const;
export const noteMessages = { tooLong: 'Message must be less than 2000 characters' } as const;
export const questionMessages = {
  ...noteMessages,
  tooShort: 'Message must be at least 2 characters',
} as const;
export const fieldTooLong = 'This entry is too long';

/** Titles and text of toasts. */
export const toasts = {
  received: {
    title: 'Information Received',
    text: 'Please select your preferred consultation time from the calendar that opened.',
  },
  requiredFieldsMissing: {
    title: 'Required Fields Missing',
    text: 'Please fill in all required fields before proceeding.',
  },
  acknowledgmentsRequired: {
    title: 'Acknowledgments Required',
    text: 'Please review and check all acknowledgment boxes to proceed.',
  },
} as const;

/** The default title when a form is rejected. */
export const unableToSubmitTitle = 'Unable to Submit';

/** Errors for all forms, by situation. */
export const submitErrors = {
  validation: 'Please check your input and try again.',
  transport: 'Service temporarily unavailable. Please try again later.',
  rejected: 'Unable to process your request. Please try again.',
  noCalendar: 'Unable to generate calendar link. Please try again.',
  unexpected: 'Service temporarily unavailable. Please try again later.',
  fallback: 'Please check your information and try again.',
} as const;

/** Follows `noCalendar` when the request was stored, so that the visitor doesn't submit it again. */
export const storedWithoutCalendar = 'We have your request. Call us to pick a time.';

/** Copy of the functions' own pages, for visitors without JavaScript. */
export const pageCopy = {
  sendAgain: 'Send again',
  back: 'Back to the site',
  orCall: 'Or call us:',
  reference: 'Your request number is {reference}.',
} as const;

/** Shown to visitors without JavaScript after they submit a form, if the site has no page for that. */
export const receivedPage = {
  request: {
    title: 'We have your information',
    text: "We'll read it and contact you by phone or email. If you've been served with court papers, don't wait for us: call today.",
  },
  subscription: {
    title: 'Please check your inbox',
    text: 'We sent you a link. Your subscription starts when you confirm it there.',
  },
} as const;

/** Shown to a subscriber after they open the link in the confirmation email. */
export const confirmPage = {
  title: 'Confirm your subscription?',
  text: 'We will write to you when there is a new article.',
  button: 'Confirm',
} as const;

/** Shown to a subscriber who unsubscribes. */
export const unsubscribePage = {
  ask: {
    title: 'Unsubscribe?',
    text: 'We will delete your address and stop sending you articles.',
    button: 'Unsubscribe',
  },
  ended: {
    title: 'You are unsubscribed',
    text: 'We have deleted your address. An email that is already on its way may still reach you.',
  },
  unknown: {
    title: 'This link has expired or is incomplete',
    text: 'You may be unsubscribed already. If our emails still reach you, please call us.',
  },
} as const;

/** Shown when one sender makes far more requests than a person would. `{phone}` is the firm's phone number. */
export const tooManyRequests =
  'We have received several requests from you already. Please call {phone} and we will help you right away.';

/** Translates a message by its English text; falls back to English. */
export function translate(
  messages: { readonly [english: string]: string } | undefined,
  message: string,
): string {
  return messages?.[message] ?? message;
}

export const selectEmptyValue =
  'Select: item values must not be empty strings, because an empty string clears the selection.';

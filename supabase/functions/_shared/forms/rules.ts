/** Validation rules for fields. */
import * as z from 'zod/mini';
import { isValidDate, getLastYear } from './dates.ts';
import type { Clock } from './dates.ts';
import {
  caseNumberMessages,
  countyMessages,
  dateServedMessages,
  emailMessages,
  fullNameMessages,
  phoneMessages,
  stateMessages,
  toasts,
} from './messages.ts';
import { cleanLine, normalizeApostrophes, normalizeTyped } from './typed-text.ts';

// Accepts the straight apostrophe, the curly one that phones type, and the Ukrainian one, which is a letter.
// A name contains at least one letter.
const namePattern = /^(?=.*\p{L}|$)[\p{L}\p{M} '’ʼ-]*$/u;
const placePattern = /^(?=.*\p{L}|$)[\p{L}\p{M} -]*$/u;
const caseNumberPattern = /^[\p{L}\p{N} -]*$/u;
const phonePattern = /^[\d ()+.-]*$/;
const sevenDigitsPattern = /^(?:\D*\d){7}/;
// The syntax of `type=email` in HTML: one address without a display name.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/;

/** Creates a schema that normalizes text with a limited alphabet. `typeError` is the error for any other type. */
function createTypedTextSchema(typeError: string) {
  return z.string(typeError).check(z.overwrite(normalizeTyped));
}

export const fullNameRule = createTypedTextSchema(fullNameMessages.tooShort).check(
  z.overwrite(normalizeApostrophes),
  z.minLength(2, fullNameMessages.tooShort),
  z.maxLength(100, fullNameMessages.tooLong),
  z.regex(namePattern, fullNameMessages.characters),
);

/** An empty case number becomes undefined. */
export const caseNumberRule = z.pipe(
  z.nullish(
    createTypedTextSchema(caseNumberMessages.characters).check(
      z.maxLength(50, caseNumberMessages.tooLong),
      z.regex(caseNumberPattern, caseNumberMessages.characters),
    ),
  ),
  z.transform((value) => value || undefined),
);

export const countyRule = createTypedTextSchema(countyMessages.tooShort).check(
  z.minLength(2, countyMessages.tooShort),
  z.maxLength(50, countyMessages.tooLong),
  z.regex(placePattern, countyMessages.characters),
);

export const stateRule = createTypedTextSchema(stateMessages.tooShort).check(
  z.minLength(2, stateMessages.tooShort),
  z.maxLength(50, stateMessages.tooLong),
  z.regex(placePattern, stateMessages.characters),
);

export const phoneRule = createTypedTextSchema(phoneMessages.tooShort).check(
  z.regex(phonePattern, { error: phoneMessages.characters, abort: true }),
  z.minLength(10, { error: phoneMessages.tooShort, abort: true }),
  z.maxLength(20, phoneMessages.tooLong),
  // `minLength` counts characters, so punctuation alone would pass. A number without an area code has seven digits.
  z.regex(sevenDigitsPattern, phoneMessages.tooShort),
);

export const emailRule = createTypedTextSchema(emailMessages.format).check(
  z.maxLength(254, emailMessages.tooLong),
  z.regex(emailPattern, emailMessages.format),
);

/** Creates the rule for a date of service, which must be within the last year. */
export function createDateServedRule(clock: Clock) {
  return createTypedTextSchema(dateServedMessages.format).check(
    z.refine(isValidDate, { error: dateServedMessages.format, abort: true }),
    z.refine(
      (date) => {
        const { earliest, latest } = clock();
        const lastYear = getLastYear(latest, earliest);
        return date >= lastYear.first && date <= lastYear.last;
      },
      { error: dateServedMessages.window },
    ),
  );
}

/** Creates the rule for required text, on one line unless `clean` preserves line breaks. */
export function createRequiredTextRule(
  maxLength: number,
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
  clean = cleanLine,
) {
  return z
    .string(tooShort)
    .check(z.overwrite(clean), z.minLength(2, tooShort), z.maxLength(maxLength, tooLong));
}

/** Creates the rule for optional text, on one line unless `clean` preserves line breaks. */
export function createOptionalTextRule(
  maxLength: number,
  { tooLong }: { tooLong: string },
  clean = cleanLine,
) {
  const schema = z.string(tooLong).check(z.overwrite(clean), z.maxLength(maxLength, tooLong));
  return z.pipe(
    z.optional(schema),
    z.transform((value) => value ?? ''),
  );
}

export const acknowledgedRule = z.literal(true, toasts.acknowledgmentsRequired.text);

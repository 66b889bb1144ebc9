/** Validation rules of fields. */
import * as z from 'zod/mini';
import { isRealDate, findYearUpTo } from './dates.ts';
import type { Clock } from './definition.ts';
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

// Phones type a curved apostrophe, and Ukrainian names contain one as a letter: all three count as apostrophes.
// A name contains at least one letter.
const nameCharacters = /^(?=.*\p{L}|$)[\p{L}\p{M} '’ʼ-]*$/u;
const placeCharacters = /^(?=.*\p{L}|$)[\p{L}\p{M} -]*$/u;
const caseNumberCharacters = /^[\p{L}\p{N} -]*$/u;
const phoneCharacters = /^[\d ()+.-]*$/;
const sevenDigits = /^(?:\D*\d){7}/;
// The syntax of `type=email` in HTML: one address without a display name.
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/;

/** Text with a limited alphabet. */
function typedText(missing: string) {
  return z.string(missing).check(z.overwrite(normalizeTyped));
}

export const fullNameRule = typedText(fullNameMessages.tooShort).check(
  z.overwrite(normalizeApostrophes),
  z.minLength(2, fullNameMessages.tooShort),
  z.maxLength(100, fullNameMessages.tooLong),
  z.regex(nameCharacters, fullNameMessages.characters),
);

/** An empty case number becomes undefined. */
export const caseNumber = z.pipe(
  z.nullish(
    typedText(caseNumberMessages.characters).check(
      z.maxLength(50, caseNumberMessages.tooLong),
      z.regex(caseNumberCharacters, caseNumberMessages.characters),
    ),
  ),
  z.transform((given) => given || undefined),
);

export const countyRule = typedText(countyMessages.tooShort).check(
  z.minLength(2, countyMessages.tooShort),
  z.maxLength(50, countyMessages.tooLong),
  z.regex(placeCharacters, countyMessages.characters),
);

export const state = typedText(stateMessages.tooShort).check(
  z.minLength(2, stateMessages.tooShort),
  z.maxLength(50, stateMessages.tooLong),
  z.regex(placeCharacters, stateMessages.characters),
);

export const phoneRule = typedText(phoneMessages.tooShort).check(
  z.regex(phoneCharacters, { error: phoneMessages.characters, abort: true }),
  z.minLength(10, { error: phoneMessages.tooShort, abort: true }),
  z.maxLength(20, phoneMessages.tooLong),
  // The message counts digits but the rule counts characters, so punctuation alone would pass.
  z.regex(sevenDigits, phoneMessages.tooShort),
);

export const emailRule = typedText(emailMessages.format).check(
  z.maxLength(254, emailMessages.tooLong),
  z.regex(emailShape, emailMessages.format),
);

/** A date of service within the last year. */
export function dateServed(clock: Clock) {
  return typedText(dateServedMessages.format).check(
    z.refine(isRealDate, { error: dateServedMessages.format, abort: true }),
    z.refine(
      (date) => {
        const { earliest, latest } = clock();
        const window = findYearUpTo(latest, earliest);
        return date >= window.first && date <= window.last;
      },
      { error: dateServedMessages.window },
    ),
  );
}

/** Required text, on one line unless `clean` preserves line breaks. */
export function requiredText(
  longest: number,
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
  clean = cleanLine,
) {
  return z
    .string(tooShort)
    .check(z.overwrite(clean), z.minLength(2, tooShort), z.maxLength(longest, tooLong));
}

/** Optional text, on one line unless `clean` preserves line breaks. */
export function optionalText(longest: number, { tooLong }: { tooLong: string }, clean = cleanLine) {
  const schema = z.string(tooLong).check(z.overwrite(clean), z.maxLength(longest, tooLong));
  return z.pipe(
    z.optional(schema),
    z.transform((given) => given ?? ''),
  );
}

export const acknowledged = z.literal(true, toasts.acknowledgmentsRequired.text);

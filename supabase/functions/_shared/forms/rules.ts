/** The rules that fields are checked by. */
import * as z from 'zod/mini';
import { isRealDate, yearUpTo } from './dates.ts';
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

// Phones type a curved apostrophe, and Ukrainian names hold one as a letter: all three count as apostrophes.
// Some letters cannot be seen (U+3164), and a name has one that can.
const nameCharacters = /^(?!.*\p{Default_Ignorable_Code_Point})(?=.*\p{L}|$)[\p{L}\p{M} '’ʼ-]*$/u;
const placeCharacters = /^(?!.*\p{Default_Ignorable_Code_Point})(?=.*\p{L}|$)[\p{L}\p{M} -]*$/u;
const caseNumberCharacters = /^[\p{L}\p{N} -]*$/u;
const phoneCharacters = /^[\d ()+.-]*$/;
// The grammar of `type=email` in HTML: one bare address, without a name or a second one.
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/;

/** Words of any kind on one line: control characters and what only looks empty become a space, and half of a pair the sign for a lost one (U+FFFD). */
export function cleanLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
    .trim();
}

/** The same, keeping the visitor's line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .trim();
}

/** Trimmed text; one visible shape for letters that can be written in two ways. */
function trimmed(missing: string) {
  return z.string(missing).check(z.trim(), z.normalize('NFC'));
}

export const fullName = trimmed(fullNameMessages.tooShort).check(
  z.minLength(2, fullNameMessages.tooShort),
  z.maxLength(100, fullNameMessages.tooLong),
  z.regex(nameCharacters, fullNameMessages.characters),
);

/** An empty case number is absent, not an empty text. */
export const caseNumber = z.pipe(
  z.nullish(
    trimmed(caseNumberMessages.characters).check(
      z.maxLength(50, caseNumberMessages.tooLong),
      z.regex(caseNumberCharacters, caseNumberMessages.characters),
    ),
  ),
  z.transform((given) => given || undefined),
);

export const county = trimmed(countyMessages.tooShort).check(
  z.minLength(2, countyMessages.tooShort),
  z.maxLength(50, countyMessages.tooLong),
  z.regex(placeCharacters, countyMessages.characters),
);

export const state = trimmed(stateMessages.tooShort).check(
  z.minLength(2, stateMessages.tooShort),
  z.maxLength(50, stateMessages.tooLong),
  z.regex(placeCharacters, stateMessages.characters),
);

export const phone = trimmed(phoneMessages.tooShort).check(
  z.regex(phoneCharacters, phoneMessages.characters),
  z.minLength(10, phoneMessages.tooShort),
  z.maxLength(20, phoneMessages.tooLong),
);

export const email = trimmed(emailMessages.format).check(
  z.maxLength(254, emailMessages.tooLong),
  z.regex(emailShape, emailMessages.format),
);

/** Served within the last year up to today. */
export function dateServed(clock: Clock) {
  return trimmed(dateServedMessages.format).check(
    z.refine(isRealDate, { error: dateServedMessages.format, abort: true }),
    z.refine(
      (date) => {
        const { earliest, latest } = clock();
        const window = yearUpTo(latest, earliest);
        return date >= window.first && date <= window.last;
      },
      { error: dateServedMessages.window },
    ),
  );
}

/** Words that must be there, on one line. */
export function requiredText(longest: number, { tooShort, tooLong }: { tooShort: string; tooLong: string }) {
  return z
    .string(tooShort)
    .check(z.overwrite(cleanLine), z.minLength(2, tooShort), z.maxLength(longest, tooLong));
}

/** Words that may be left out, on one line unless `clean` keeps several. */
export function optionalText(longest: number, { tooLong }: { tooLong: string }, clean = cleanLine) {
  const words = z.string(tooLong).check(z.overwrite(clean), z.maxLength(longest, tooLong));
  return z.pipe(
    z.optional(words),
    z.transform((given) => given ?? ''),
  );
}

export const acknowledged = z.literal(true, toasts.acknowledgmentsRequired.text);

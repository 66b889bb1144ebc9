/** The other enquiries, told apart by `kind`: what travels to `submit-lead`. */
import * as z from 'zod/mini';
import {
  addressMessages,
  cityMessages,
  noteMessages,
  submitErrors,
  toasts,
  zipCodeMessages,
} from './messages.ts';
import { cleanLine, cleanLines, county, email, fullName, phone, state } from './rules.ts';
import { taxIntakeSchema } from './tax-intake.ts';

function optionalText(longest: number, tooLong: string, clean = cleanLine) {
  const words = z.string(tooLong).check(z.overwrite(clean), z.maxLength(longest, tooLong));
  return z.pipe(
    z.optional(words),
    z.transform((given) => given ?? ''),
  );
}

const acknowledged = z.literal(true, toasts.acknowledgmentsRequired.text);

export const countyLeadSchema = z.object({
  kind: z.literal('county-lead'),
  fullName,
  email,
  phone,
  propertyAddress: z
    .string(addressMessages.tooShort)
    .check(
      z.overwrite(cleanLine),
      z.minLength(2, addressMessages.tooShort),
      z.maxLength(200, addressMessages.tooLong),
    ),
  city: optionalText(100, cityMessages.tooLong),
  zipCode: optionalText(20, zipCodeMessages.tooLong),
  county,
  ack1: acknowledged,
  ack2: acknowledged,
  ack3: acknowledged,
});

export const wrongfulDeathSchema = z.object({
  kind: z.literal('wrongful-death'),
  fullName,
  phone,
  email,
  state,
  message: optionalText(2000, noteMessages.tooLong, cleanLines),
});

/** A subscription counts only once the link in the confirmation e-mail was opened. */
export const subscriptionSchema = z.object({ kind: z.literal('subscription'), email });

export const leadSchema = z.discriminatedUnion(
  'kind',
  [countyLeadSchema, wrongfulDeathSchema, taxIntakeSchema, subscriptionSchema],
  submitErrors.validation,
);

/** A consultation about a wrongful death, and referrals to lawyers in other states. */
import * as z from 'zod/mini';
import { leadForm, rulesOf } from './definition.ts';
import { email, fullName, message, phone } from './fields.ts';
import * as rules from './rules.ts';

export const wrongfulDeathForm = leadForm({
  name: 'wrongful-death',
  copy: 'wrongful-death',
  fields: [
    fullName,
    phone,
    email,
    {
      name: 'state',
      type: 'text',
      required: true,
      autoComplete: 'address-level1',
      rule: rules.state,
      mail: { label: 'State', order: 5 },
      column: { order: 10 },
    },
    message,
  ],
  mailSubject: 'Wrongful death lead',
});

export const wrongfulDeathSchema = z.object({
  kind: z.literal(wrongfulDeathForm.kind),
  ...rulesOf(wrongfulDeathForm.fields),
});

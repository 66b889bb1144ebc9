import * as z from 'zod';
import { flag, displayedValue, text, webUrl } from '#content/fields/kinds.ts';
import { phoneNumber } from './fact-value.ts';
import { note, placeholder } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** An office: how and where to reach the firm. */
export const office = z.strictObject({
  name: inLanguages('Name of the office.'),
  state: z.enum(['florida', 'colorado']).describe('The state that the office serves.'),
  street: text('Street and number.'),
  city: text('City.'),
  region: text('The state, as two letters, like FL.').regex(
    /^[A-Z]{2}$/,
    'must be the two capital letters of the state, like FL',
  ),
  postalCode: displayedValue(
    z.string().regex(/^\d{5}(?:-\d{4})?$/, 'must be a ZIP code of five digits in quotes, like "32801"'),
    'ZIP code, in quotes.',
  ),
  phone: displayedValue(
    z.string().regex(phoneNumber.pattern, { error: ({ input }) => phoneNumber.explain(String(input)) }),
    'The phone number, quoted from a fact.',
  ),
  hours: inLanguages('When the office answers the phone.').optional(),
  directions: webUrl('URL of the map that "Directions" opens.').optional(),
  texts: flag('true if the office reads text messages. Pages then show a link that starts one.'),
  bonaFide: flag('true if an attorney of the firm regularly works at the office.'),
  order: z.number().int().describe('Position in lists of offices: smaller numbers come first.').default(100),
  placeholder,
  note,
});

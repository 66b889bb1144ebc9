import * as z from 'zod';
import { flag, displayedValue, text, webAddress } from '#content/fields/kinds.ts';
import { phoneNumber } from './fact-value.ts';
import { note, placeholder } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** An office: how and where to reach the firm. */
export const office = z.strictObject({
  name: inLanguages('Name of the office.'),
  state: z.enum(['florida', 'colorado']).describe('The state it serves.'),
  street: text('Street and number.'),
  city: text('City.'),
  region: text('State in two letters.'),
  postalCode: displayedValue(
    z.string().regex(/^\d{5}$/, 'must be a ZIP code of five digits in quotes, like "32801"'),
    'ZIP code in quotes.',
  ),
  phone: displayedValue(
    z.string().regex(phoneNumber.pattern, phoneNumber.message),
    'The phone number, quoted from a fact.',
  ),
  hours: inLanguages('Phone hours.').optional(),
  directions: webAddress('A map with directions, opened by "Directions".').optional(),
  texts: flag('true when someone at the office reads text messages: a link to send one is shown.'),
  bonaFide: flag('true when lawyers of the firm work here regularly.'),
  order: z.number().int().describe('Order, smallest first.').default(100),
  placeholder,
  note,
});

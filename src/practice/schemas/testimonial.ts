import * as z from 'zod';
import { isoDate, reference, text } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

const fields = z.strictObject({
  who: text('The client’s initials or first name.'),
  context: text('Type of matter, county and year.'),
  actualClient: z.boolean().describe('true if the person was a client of the firm.'),
  ownWords: z.boolean().describe('true if these are the client’s own words.'),
  representative: z.boolean().describe('true if other clients had a comparable experience.'),
  uncompensated: z.boolean().describe('true if the client received nothing in return.'),
  consentOnFile: z.boolean().describe('true if the client’s written consent is on file.'),
  date: isoDate('The date on which the testimonial was given, for the firm’s records. Not shown.'),
  sample: text('Line above a sample testimonial, like "Sample, not a client’s words".').optional(),
  disclaimer: reference(
    'disclaimers',
    'The disclaimer shown with the testimonial: a file name from content/disclaimers.',
  ),
  placeholder,
  note,
});

/** A client’s words in the body, and the proof that permits their use (Florida Bar rule 4-7.13(b)(8)). */
export const testimonial = fields.superRefine((value, context) => {
  if (!value.placeholder || value.sample !== undefined) return;
  const message =
    'marks sample text, which visitors must not mistake for a client’s. Add a line above it, like sample: "Sample, not a client’s words"';
  context.addIssue({ code: 'custom', path: ['placeholder'], message });
});

import * as z from 'zod';
import {
  field,
  inline,
  language,
  list,
  markdown,
  optionalList,
  reference,
  text,
} from '#content/fields/kinds.ts';
import { action, closing } from './parts/action.ts';
import { head, placeholder, reviewBy, translation } from './parts/head.ts';
import { hero } from './parts/hero.ts';

/** The immigration page in one language; all four files have the same sections in the same order. */
export const immigration = z.strictObject({
  ...head,
  placeholder,
  reviewBy: reviewBy.describe(
    'The date by which the page must be reviewed again, because immigration programs end on short notice. After that date, the site can’t be published until the page has been reviewed.',
  ),
  language: language(),
  translation: translation.optional(),
  hero,
  switch: z
    .strictObject({
      label: text('Text before the language buttons, like "Read this page in".'),
    })
    .describe('The language buttons.'),
  spoken: inline(
    'Text above the first buttons: which languages the attorney speaks, and who pays for an interpreter. Leave it out on the English page.',
  ).optional(),
  status: z
    .strictObject({
      heading: text('Heading of the box, with the date on which the official pages were checked.'),
      text: markdown('One line for each program that may change, with a link to its official page.'),
      disclaimers: optionalList(reference('disclaimers'), 'Disclaimers in the status box.'),
    })
    .describe('The box with the current status of each program, and its date.'),
  fee: reference(
    'fees',
    'How a case begins and what it costs, in the page’s language: a file name from content/fees.',
  ),
  anchors: z
    .strictObject({
      label: text('Name of the row of links, read by screen readers.'),
      'family-based': text('Text of the link to the family-based section.'),
      employment: text('Text of the link to the employment section.'),
      extraordinary: text('Text of the link to the extraordinary-ability section.'),
      humanitarian: text('Text of the link to the humanitarian section.'),
      removal: text('Text of the link to the removal-defense section.'),
      consultation: text('Text of the link to the consultation section.'),
    })
    .describe('The row of links to the sections of the page.'),
  parts: list(
    z.strictObject({
      id: field(z.enum(['family-based', 'employment', 'extraordinary', 'humanitarian', 'removal']), {
        description: 'Which section this is; its anchor has the same name.',
        kind: { kind: 'anchor' },
        audience: 'code',
      }),
      heading: text('Heading of the section.'),
      text: markdown('Text of the section.'),
      points: list(inline('One service or case type.'), 'What the firm handles in this area.'),
      note: inline(
        'A highlighted condition, such as a paid consultation or limited availability.',
      ).optional(),
      disclaimers: optionalList(reference('disclaimers'), 'Disclaimers at the end of the section.'),
    }),
    'The five sections in order.',
  ),
  consultation: z
    .strictObject({
      heading: text('Heading of the consultation section.'),
      offer: reference('offers', 'The consultation’s price: a file name from content/offers.'),
      text: markdown('What the consultation covers and how it is booked.'),
      promo: inline('The sentence with the promo code.'),
      note: inline('The note that the booking system will be replaced.'),
      actions: list(action, 'The buttons.'),
    })
    .describe('The paid consultation.'),
  warning: z
    .strictObject({
      heading: text('Heading of the warning.'),
      text: markdown('The warning about notario fraud.'),
    })
    .describe('Warning about people who aren’t attorneys.'),
  closing,
});

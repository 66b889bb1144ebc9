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
    'The day of the next required review, because the described programs end. After that day the site can’t go live with this page.',
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
    'Above the first buttons: which languages the attorney speaks, and who pays an interpreter. Leave out on the English page.',
  ).optional(),
  status: z
    .strictObject({
      heading: text('Heading of the box, with the day the official pages were checked.'),
      text: markdown('A line for each changing program, with a link to its official page.'),
      disclaimers: optionalList(reference('disclaimers'), 'Disclaimers.'),
    })
    .describe('The dated box with the current status.'),
  fee: reference(
    'fees',
    'How a matter begins and what it costs, in this language: a file name from content/fees.',
  ),
  anchors: z
    .strictObject({
      label: text('Name of the row of links, read by screen readers.'),
      'family-based': text('Link to the family-based section.'),
      employment: text('Link to the employment section.'),
      extraordinary: text('Link to the extraordinary-ability section.'),
      humanitarian: text('Link to the humanitarian section.'),
      removal: text('Link to the removal-defense section.'),
      consultation: text('Link to the consultation section.'),
    })
    .describe('The row of links to the sections of the page.'),
  parts: list(
    z.strictObject({
      id: field(z.enum(['family-based', 'employment', 'extraordinary', 'humanitarian', 'removal']), {
        describe: 'Which section this is; its anchor has the same name.',
        kind: { kind: 'anchor' },
        audience: 'code',
      }),
      heading: text('Heading of the section.'),
      text: markdown('The text.'),
      points: list(inline('One service or case type.'), 'What the firm handles here.'),
      note: inline('A highlighted condition: paid consultation, limited availability.').optional(),
      disclaimers: optionalList(reference('disclaimers'), 'Disclaimers.'),
    }),
    'The five sections in order.',
  ),
  consultation: z
    .strictObject({
      heading: text('Heading of the consultation section.'),
      offer: reference('offers', 'The consultation’s price: a file name from content/offers.'),
      text: markdown('What the consultation covers and how it is booked.'),
      promo: inline('The promo code sentence.'),
      note: inline('The note that the booking system will be replaced.'),
      actions: list(action, 'The buttons.'),
    })
    .describe('The paid consultation.'),
  warning: z
    .strictObject({ heading: text('Heading.'), text: markdown('The warning about notario fraud.') })
    .describe('Warning about people who are not lawyers.'),
  closing,
});

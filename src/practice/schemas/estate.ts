import * as z from 'zod';
import { inline, list, markdown, optionalList, reference, text } from '#content/fields/kinds.ts';
import { action, closing } from './parts/action.ts';
import { headingFields, statuteGroups, steps } from './parts/blocks.ts';
import { head } from './parts/head.ts';
import { hero } from './parts/hero.ts';

/** An estate planning page: the general one, or one for a state. */
export const estate = z.strictObject({
  ...head,
  hero,
  fee: reference('fees', 'How a case begins and what it costs: a file name from content/fees.'),
  special: z
    .strictObject({
      heading: text('Heading of the special offer.'),
      offer: reference('offers', 'The special offer: a file name from content/offers.'),
      video: reference('videos', 'The video about the special offer: a file name from content/videos.'),
      actions: optionalList(action, 'The buttons.'),
    })
    .describe('The special offer, with its price and video.'),
  services: z
    .strictObject({
      ...headingFields('Heading of the cards.'),
      cards: list(reference('services'), 'The cards in order.'),
    })
    .describe('The four service cards.'),
  details: list(
    z.strictObject({
      heading: text('Heading of the detail section.'),
      text: markdown('Text of the detail section.'),
      points: optionalList(inline('One point.'), 'Short points below the text.'),
    }),
    'The detail sections in order.',
  ),
  detailsHeading: text('Heading above the detail sections.'),
  statutes: z
    .strictObject({
      ...headingFields('Heading of the statutes.'),
      groups: statuteGroups,
    })
    .describe('The list of statutes.'),
  process: z
    .strictObject({
      heading: text('Heading of the steps.'),
      steps,
    })
    .describe('The process, step by step.'),
  contact: z
    .strictObject({
      heading: text('Heading of the contact section.'),
      intro: inline('A sentence under the heading.').optional(),
      offices: list(reference('offices'), 'The offices shown.'),
    })
    .describe('The contact section.'),
  closing,
});

import * as z from 'zod';
import { reference, text } from '#content/fields/kinds.ts';
import { action } from './parts/action.ts';
import { head } from './parts/head.ts';
import { hero } from './parts/hero.ts';
import { season } from './parts/season.ts';
import { sections } from './parts/section.ts';

/** A property tax landing page: a deadline banner, sections, and a sticky bar on phones. */
export const tax = z.strictObject({
  ...head,
  state: z.enum(['florida', 'colorado']).describe('Which state’s tax appeal this is.'),
  banner: z
    .strictObject({
      text: text('The deadline in one sentence.'),
      outside: season
        .extend({
          text: text('The banner’s text for the rest of the year. {year} is the year of the last season.'),
          deadline: reference(
            'deadlines',
            'The deadline whose calendar file for the next season is next to the button: a file name from content/deadlines.',
          ).optional(),
        })
        .describe('A yearly season, with other text outside it.')
        .optional(),
      action: action,
    })
    .describe('The sticky banner with the deadline.')
    .optional(),
  hero,
  sections,
  stickyCall: z
    .strictObject({
      visible: z.boolean().describe('true shows the reminder on phones; false hides it.'),
      text: text('The reminder in a few words.'),
      action: action,
      dismiss: text('Name of the button that closes it.'),
    })
    .describe('The reminder at the bottom of the screen on phones.')
    .optional(),
  service: z
    .strictObject({
      name: text('Name of the service for search engines.'),
      offer: reference('offers', 'The offer that prices it: a file name from content/offers.').optional(),
    })
    .describe('The service described to search engines.'),
});

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
  state: z.enum(['florida', 'colorado']).describe('The state whose property tax appeals the page is about.'),
  banner: z
    .strictObject({
      text: text('The deadline in one sentence.'),
      outside: season
        .extend({
          text: text('The banner’s text outside the season. {year} is the year of the most recent season.'),
          deadline: reference(
            'deadlines',
            'The deadline whose next-season calendar file is offered next to the button: a file name from content/deadlines.',
          ).optional(),
        })
        .describe('The yearly season of the deadline, and the banner’s text outside it.')
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
      dismiss: text('Name of the button that closes the reminder, read by screen readers.'),
    })
    .describe('The reminder at the bottom of the screen on phones.')
    .optional(),
  service: z
    .strictObject({
      name: text('Name of the service for search engines.'),
      offer: reference(
        'offers',
        'The offer with the price of the service: a file name from content/offers.',
      ).optional(),
    })
    .describe('The structured data about the service, for search engines.'),
});

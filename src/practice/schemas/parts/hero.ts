import * as z from 'zod';
import { inline, markdown, optionalList, reference, text } from '#content/fields/kinds.ts';
import { action } from './action.ts';
import { figure } from './blocks.ts';

/** The drawings in `public/drawings`; `src/ui/hero-scenes.ts` has their styles. */
export const heroArt = z
  .enum([
    'books',
    'bridge',
    'broward',
    'coast',
    'court',
    'courthouse',
    'dawn',
    'doorway',
    'hillsborough',
    'hometown',
    'house',
    'inland',
    'miami-dade',
    'mountains',
    'oak',
    'orange',
    'osceola',
    'palm-beach',
    'papers',
    'pasco',
    'pinellas',
    'seminole',
    'shore',
    'signpost',
    'statehouse',
    'street',
  ])
  .describe(
    'The illustration at the bottom of the hero, which also sets its colors. Urgent, deep teal with a ruler: broward, court, courthouse, hillsborough, hometown, inland, miami-dade, orange, osceola, palm-beach, pasco, pinellas, seminole, shore, statehouse, street. Calm, warm sand: bridge, coast, dawn, doorway, house, mountains, oak. To look something up: books, papers, signpost.',
  );

/** The first screen of a page: its topic and the next step. */
export const hero = z
  .strictObject({
    eyebrow: text('A few words above the heading, like the type of matter or the county.').optional(),
    heading: text('The page’s main heading.'),
    lead: markdown('One or two short paragraphs: the answer to "am I in the right place?".'),
    deadline: reference(
      'deadlines',
      'Date field that calculates the day to act by: a file name from content/deadlines.',
    ).optional(),
    intake: z
      .strictObject({
        pending: inline('What is left to do until the firm receives the property tax intake.'),
        received: text('Replaces it after the server has confirmed the intake.'),
      })
      .describe('For a page after payment: whether the visitor still has to fill in the intake.')
      .optional(),
    art: heroArt.optional(),
    actions: optionalList(action, 'Buttons, the most important one first.'),
    figures: optionalList(figure, 'Two to four figures under the buttons.'),
  })
  .meta({ title: 'The first screen', description: 'The first screen of the page.' });

import * as z from 'zod';
import { markdown, optionalList, reference, text } from '../../fields/kinds.ts';
import { action } from './action.ts';
import { figure } from './blocks.ts';

/** The scenes in `src/ui/hero-scenes.ts`. */
export const heroArt = z
  .enum([
    'books',
    'bridge',
    'bungalow',
    'coast',
    'court',
    'courthouse',
    'family',
    'house',
    'lighthouse',
    'mountains',
    'oak',
    'papers',
    'statehouse',
    'street',
  ])
  .describe(
    'The drawing beside the words, and with it how the first screen looks. Urgent, deep teal with a ruler: bungalow, court, courthouse, statehouse, street. Calm, warm sand: bridge, coast, family, house, lighthouse, mountains, oak. To look something up, slim: books, papers.',
  );

/** The first screen of a page: what it is about and what to do next. */
export const hero = z
  .strictObject({
    eyebrow: text('A few words above the heading, like the kind of matter or the county.').optional(),
    heading: text('The page’s main heading.'),
    lead: markdown('One or two short paragraphs: the answer to "am I in the right place?".'),
    deadline: reference(
      'deadlines',
      'Asks for the visitor’s own date, and answers with the day to act by: a file name from content/deadlines.',
    ).optional(),
    art: heroArt.optional(),
    actions: optionalList(action, 'Buttons, the most important one first.'),
    figures: optionalList(figure, 'Two to four figures under the buttons.'),
  })
  .describe('The first screen of the page.');

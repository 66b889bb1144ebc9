import * as z from 'zod';
import { inline, markdown, optionalList, reference, text } from '#content/fields/kinds.ts';
import { action } from './action.ts';
import { largeFigure } from './blocks.ts';

/** The drawings in `public/drawings`; `src/ui/hero-scenes.ts` defines their styles. */
export const heroArt = z
  .enum([
    'books',
    'bridge',
    'broward',
    'clipboard',
    'coast',
    'court',
    'courthouse',
    'courtroom',
    'dawn',
    'doorway',
    'foothills',
    'harbor',
    'hillsborough',
    'hometown',
    'house',
    'inland',
    'lamp',
    'mailbox',
    'messages',
    'miami-dade',
    'mountains',
    'oak',
    'orange',
    'osceola',
    'palm-beach',
    'papers',
    'pasco',
    'pinellas',
    'road',
    'seminole',
    'shore',
    'signpost',
    'statehouse',
    'storefront',
    'street',
  ])
  .describe(
    'The illustration at the bottom of the top section, which also sets its colors. For urgent matters (deep teal, with a ruler): broward, court, courthouse, courtroom, foothills, hillsborough, hometown, inland, miami-dade, orange, osceola, palm-beach, pasco, pinellas, seminole, shore, statehouse, street. For other matters (warm sand): bridge, coast, dawn, doorway, house, mountains, oak, road. For reference pages: books, clipboard, harbor, lamp, mailbox, messages, papers, signpost, storefront.',
  );

/** The first screen of a page: its topic and the next step. */
export const hero = z
  .strictObject({
    eyebrow: text('A few words above the heading, like the type of matter or the county.').optional(),
    heading: text('The page’s main heading.'),
    lead: markdown('One or two short paragraphs: the answer to "am I in the right place?".'),
    deadline: reference(
      'deadlines',
      'The deadline finder to show: a file name from content/deadlines.',
    ).optional(),
    intake: z
      .strictObject({
        pending: inline(
          'What the visitor still has to do, until the firm has received the property tax intake.',
        ),
        received: text('Replaces "pending" once the server has confirmed the intake.'),
      })
      .describe('For pages shown after payment: whether the visitor still has to fill in the intake.')
      .optional(),
    art: heroArt.optional(),
    actions: optionalList(action, 'Buttons, the most important one first.'),
    figures: optionalList(largeFigure, 'Two to four figures in a card beside the text.'),
  })
  .meta({
    title: 'Top of the page',
    description: 'The top section of the page: its topic and the next step.',
  });

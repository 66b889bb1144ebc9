import * as z from 'zod';
import { isoDate, language, list, optionalList, pagePath } from '#content/fields/kinds.ts';
import { closing } from './parts/action.ts';
import { head, placeholder, translation } from './parts/head.ts';
import { hero } from './parts/hero.ts';
import { section } from './parts/section.ts';

/** A guide answers one question step by step. Its `.mdx` body places its sections with tags. */
export const guide = z.strictObject({
  ...head,
  placeholder,
  language: language(),
  translation: translation.optional(),
  order: z.number().int().describe('Order among the guides of a page, smallest first.').default(100),
  published: isoDate('The date it was first published, for search engines.').optional(),
  pages: optionalList(
    pagePath('A page in the language of the guide, like /foreclosure-defense.'),
    'The pages that link to this guide, above their closing band.',
  ),
  hero,
  sections: list(
    section,
    'Sections that the text places by their type and id: <Timeline id="what-happens-next" />.',
  ),
  closing,
});

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
  order: z
    .number()
    .int()
    .describe('Position among the guides of a page: smaller numbers come first.')
    .default(100),
  published: isoDate('The date on which the guide was first published, for search engines.').optional(),
  pages: optionalList(
    pagePath('A page in the guide’s language, like /foreclosure-defense.'),
    'Pages that link to this guide, above their closing section.',
  ),
  hero,
  sections: list(
    section,
    'Sections of the guide. The text below the second line of hyphens places each one with a tag that contains its type and id, like <Timeline id="what-happens-next" />.',
  ),
  closing,
});

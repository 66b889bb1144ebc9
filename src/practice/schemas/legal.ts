import * as z from 'zod';
import { inline, isoDate, language } from '#content/fields/kinds.ts';
import { closing } from './parts/action.ts';
import { head, placeholder, translation } from './parts/head.ts';

/** A legal text such as the privacy policy; its text is in the body. */
export const legal = z.strictObject({
  ...head,
  placeholder,
  language: language(),
  translation: translation.optional(),
  heading: head.title.describe('The page’s main heading.'),
  intro: inline('What this text is about, in a sentence.'),
  effective: isoDate('The day from which this text applies.'),
  closing: closing
    .optional()
    .describe(
      'The last band. The firm’s own, in content/site/firm.md, is in English: translations need theirs.',
    ),
});

import * as z from 'zod';
import { inline, isoDate, language } from '#content/fields/kinds.ts';
import { closing } from './parts/action.ts';
import { head, placeholder, translation } from './parts/head.ts';

/** A legal page, such as the privacy policy; its text is in the body. */
export const legal = z.strictObject({
  ...head,
  placeholder,
  language: language(),
  translation: translation.optional(),
  heading: head.title.describe('The page’s main heading, 10 to 70 characters.'),
  intro: inline('Summary of the page in one sentence.'),
  effective: isoDate('The date on which the text takes effect.'),
  closing: closing
    .optional()
    .describe(
      'The closing section. The default in content/site/firm.md is in English, so translations need their own.',
    ),
});

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
  intro: inline('Summary in one sentence.'),
  effective: isoDate('The effective date.'),
  closing: closing
    .optional()
    .describe(
      'The closing band. The default in content/site/firm.md is in English, so translations need their own.',
    ),
});

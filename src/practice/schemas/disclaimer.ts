import * as z from 'zod';
import { colleagueText } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { reviewFields, hashField, note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A disclaimer in every language of the site. */
export const disclaimer = z.strictObject({
  rule: colleagueText('The rule that requires the disclaimer.'),
  texts: inLanguages('The disclaimer as shown on pages.'),
  approved: z
    .strictObject({
      on: reviewFields.on.describe('The date of the approval, like 2026-11-21.'),
      by: reviewFields.by.describe('The attorney who approved the text: a file name from content/attorneys.'),
      words: z
        .strictObject(
          mapLanguages((language) =>
            hashField(
              '--approve <file> --by <attorney>',
              `Hash of the approved text in ${lexicons[language].name}.`,
            ).optional(),
          ),
        )
        .describe('Hashes of the approved text.')
        .default({}),
    })
    .describe(
      'Who approved the text, and when. Written by "npm run status -- --approve <file> --by <attorney>". Without an approval, or after the text changes, the site can’t be published.',
    )
    .optional(),
  note,
});

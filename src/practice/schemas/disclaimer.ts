import * as z from 'zod';
import { colleagueText } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { reviewFields, fingerprint, note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A disclaimer in all languages that use it. */
export const disclaimer = z.strictObject({
  rule: colleagueText('The rule that requires it.'),
  texts: inLanguages('The disclaimer as shown.'),
  approved: z
    .strictObject({
      ...reviewFields,
      words: z
        .strictObject(
          mapLanguages((language) =>
            fingerprint('--approve <file>', `For the text in ${lexicons[language].name}.`).optional(),
          ),
        )
        .describe('Hashes of the approved text.')
        .default({}),
    })
    .describe(
      'When and by whom this text was approved. "npm run status -- --approve <file>" writes it. Without it, or after a change of the text, the site can’t go live.',
    )
    .optional(),
  note,
});

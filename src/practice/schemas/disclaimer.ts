import * as z from 'zod';
import { colleagueText } from '#content/fields/kinds.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { answeredFor, fingerprint, note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A disclaimer in all languages that use it. */
export const disclaimer = z.strictObject({
  rule: colleagueText('The rule that asks for it.'),
  texts: inLanguages('The disclaimer as shown.'),
  approved: z
    .strictObject({
      ...answeredFor,
      words: z
        .strictObject(
          inEachLanguage((language) =>
            fingerprint('--approve <file>', `Of the words in ${lexicons[language].name}.`).optional(),
          ),
        )
        .describe('Fingerprints of the words that were approved.')
        .default({}),
    })
    .describe(
      'When an attorney approved these words, and who: "npm run status -- --approve <file>" writes it. Without it, or once words have changed, the site can’t go live.',
    )
    .optional(),
  note,
});

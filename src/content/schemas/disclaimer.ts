import * as z from 'zod';
import { colleagueText } from '../fields/kinds.ts';
import { note, reviewed } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A disclaimer in every language it is used in. */
export const disclaimer = z.strictObject({
  rule: colleagueText('The rule that asks for it.'),
  texts: inLanguages('The disclaimer as shown.'),
  approved: reviewed
    .describe(
      'When an attorney approved these words, and who. Without it the disclaimer is a draft, and the site can’t go live.',
    )
    .optional(),
  note,
});

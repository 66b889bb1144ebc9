import * as z from 'zod';
import { pagePath } from '../../fields.ts';

export const translation = z
  .strictObject({
    of: pagePath('The page this one translates, like /immigration-law.'),
    hash: z
      .string()
      .regex(
        /^[0-9a-f]{12}$/,
        'must be the 12 characters that "npm run status -- --stamp /its-address" writes',
      )
      .describe(
        'Fingerprint of the text that was translated. When the source changes, the status report says so.',
      ),
  })
  .describe('What this page is a translation of.');

import * as z from 'zod';
import { inline, list, text } from '../../fields.ts';

/** Laws with what each is about, state by state. */
export const statuteGroups = list(
  z.strictObject({
    name: text('The state or body of law.'),
    items: list(
      z.strictObject({ cite: text('The citation.'), about: inline('What it governs.') }),
      'The laws in order.',
    ),
  }),
  'One group for each state.',
);

import * as z from 'zod';
import { inline, list, text } from '../../fields.ts';

/** A process, step by step. */
export const steps = list(
  z.strictObject({ title: text('The step’s name.'), text: inline('What happens, in a sentence or two.') }),
  'The steps in order.',
);

import * as z from 'zod';
import { list, markdown, text } from '../../fields.ts';
import { action } from './action.ts';

/** Every page ends in a call to action: the last band before the footer. */
export const closing = z
  .strictObject({
    heading: text('Heading of the closing band.'),
    text: markdown('One or two sentences.'),
    actions: list(action, 'The buttons.'),
  })
  .describe('The closing band.');

export type Closing = z.output<typeof closing>;

import * as z from 'zod';
import { text } from '../../fields.ts';

/** A big number with what it means. */
export const figure = z.strictObject({
  value: text('The figure, quoted from a fact: "{{answer-deadline}}".'),
  label: text('What the figure says.'),
  note: text('A condition or source in small print.').optional(),
});

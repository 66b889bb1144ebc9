import * as z from 'zod';
import { flag, inline, text } from '../../fields.ts';

/** One event of a drawn timeline. */
export const timelineEvent = z.strictObject({
  when: text('When it happens: a day, a date or a span, like "Day 20".'),
  title: text('What happens.'),
  text: inline('A sentence about it.'),
  mark: flag('true for the deadline that must not be missed.'),
});

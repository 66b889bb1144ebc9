import * as z from 'zod';
import { flag, inline, list, text } from '../../fields/kinds.ts';

/** A big number with what it means. */
export const figure = z.strictObject({
  value: text('The figure, quoted from a fact: "{{answer-deadline}}".'),
  label: text('What the figure says.'),
  note: text('A condition or source in small print.').optional(),
});

/** The heading of a part, and a sentence below it that may be left out. */
export function headed(description: string) {
  return { heading: text(description), intro: inline('A sentence under the heading.').optional() };
}

/** A process, step by step. */
export const steps = list(
  z.strictObject({ title: text('The step’s name.'), text: inline('What happens, in a sentence or two.') }),
  'The steps in order.',
);

/** One event of a drawn timeline. */
export const timelineEvent = z.strictObject({
  when: text('When it happens: a day, a date or a span, like "Day 20".'),
  title: text('What happens.'),
  text: inline('A sentence about it.'),
  mark: flag('true for the deadline that must not be missed.'),
});

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

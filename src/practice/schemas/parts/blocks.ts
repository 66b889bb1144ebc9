import * as z from 'zod';
import { flag, inline, list, reference, text } from '#content/fields/kinds.ts';

/** A large number with its meaning. */
export const figure = z.strictObject({
  value: text('The figure, quoted from a fact: "{{answer-deadline}}".'),
  label: text('What the figure means.'),
  note: text('A condition or source in small print.').optional(),
});

/** A heading and an optional sentence below it. */
export function headingFields(description: string) {
  return { heading: text(description), intro: inline('A sentence under the heading.').optional() };
}

/** A process, step by step. */
export const steps = list(
  z.strictObject({ title: text('The step’s name.'), text: inline('What happens, in a sentence or two.') }),
  'The steps in order.',
);

/** An event on a timeline. */
export const timelineEvent = z.strictObject({
  when: text('When it happens: a day, a date or a range, like "Day 20".'),
  title: text('What happens.'),
  text: inline('A sentence about it.'),
  mark: flag('true for the deadline that must not be missed.'),
});

/** A timeline to scale. */
export const scale = z.strictObject({
  days: z.number().int().positive().describe('Length of the whole line in days, like 365.'),
  start: text('Label at the start of the line, like "Served".'),
  end: text('Label at the end of the line, like "One year".'),
  spans: list(
    z.strictObject({
      from: z
        .number()
        .int()
        .nonnegative()
        .default(0)
        .describe('The first day of the span, counted from the start.'),
      to: z.number().int().positive().default(1).describe('The last day of a span without a fact.'),
      fact: reference(
        'facts',
        'Length of the span in days or months: a file name from content/facts.',
      ).optional(),
      label: text('Label of the span. Defaults to the fact’s text.').optional(),
      mark: flag('true for the deadline that must not be missed.'),
    }),
    'The spans on the line, in order.',
  ),
  deadline: reference(
    'deadlines',
    'The deadline on the page whose date moves a mark along the line.',
  ).optional(),
});

export type Scale = z.output<typeof scale>;

/** Laws with their subjects, by state. */
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

import * as z from 'zod';
import { flag, inline, list, reference, text } from '#content/fields/kinds.ts';

/** A large number with its meaning. */
export const largeFigure = z.strictObject({
  value: text('The figure, quoted from a fact, like "{{answer-deadline}}".'),
  label: text('What the figure means.'),
  note: text('A condition or source in small print.').optional(),
});

/** Defines a heading and an optional sentence below it. */
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
  text: inline('A sentence about the event.'),
  mark: flag('true highlights the deadline that must not be missed.'),
});

/** A bar that shows a timeline to scale. */
export const timelineScale = z.strictObject({
  days: z.number().int().positive().describe('Length of the whole bar in days, like 365.'),
  start: text('Label at the start of the bar, like "Served".'),
  end: text('Label at the end of the bar, like "One year".'),
  spans: list(
    z.strictObject({
      from: z
        .number()
        .int()
        .nonnegative()
        .default(0)
        .describe('First day of the span, counted from the start of the bar.'),
      to: z
        .number()
        .int()
        .positive()
        .default(1)
        .describe('Last day of the span, if no fact sets its length.'),
      fact: reference(
        'facts',
        'The fact with the length of the span in days or months: a file name from content/facts.',
      ).optional(),
      label: text('Label of the span. Defaults to the fact’s text.').optional(),
      mark: flag('true highlights the deadline that must not be missed.'),
    }),
    'The spans on the bar, in order.',
  ),
  deadline: reference(
    'deadlines',
    'The deadline finder on this page whose result moves a marker along the bar: a file name from content/deadlines.',
  ).optional(),
});

export type TimelineScale = z.output<typeof timelineScale>;

/** Laws with their subjects, by state. */
export const statuteGroups = list(
  z.strictObject({
    name: text('The state or body of law.'),
    items: list(
      z.strictObject({
        cite: text('The citation, like "Fla. Stat. s. 735.201".'),
        about: inline('What the law governs.'),
      }),
      'The laws in order.',
    ),
  }),
  'One group for each state or body of law.',
);

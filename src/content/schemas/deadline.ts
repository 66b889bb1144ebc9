import * as z from 'zod';
import { field, inline, language, linkWords, numberFact, sentenceWith, text } from '../fields/kinds.ts';
import { note } from './parts/head.ts';

/** A visitor's own date: asked for on a page, and answered with the day to act by. */
export const deadline = z.strictObject({
  language: language(),
  fact: numberFact(
    'days',
    'The fact whose days are counted, like "20 days": a file name from content/facts.',
  ),
  question: text('The question, like "When were you served?".'),
  choices: z
    .strictObject({
      today: text('The button for today.'),
      yesterday: text('The button for yesterday.'),
      other: text('The button that opens the date field.'),
    })
    .describe('The three ways to answer: a word or two each.'),
  field: z
    .strictObject({
      label: text('The field’s label: the date that the count begins with.'),
      hint: text('Where the visitor finds that date.'),
      invalid: text('Said of a date that is in the future or more than a year ago.'),
    })
    .describe('The date field.'),
  waiting: z
    .strictObject({
      before: text('The words above the number of days, like "You typically have".'),
      after: text('The words below it: what has to be done in these days, and from when they count.'),
    })
    .describe('The rule, which stands in the place of the result at first.'),
  ruler: z
    .strictObject({
      start: text('The first day, like "Served".'),
      end: text('The last day, like "Answer due".'),
    })
    .describe('The two ends of the drawn days.'),
  result: z
    .strictObject({
      actBy: text('The words before the day, like "Answer by". It is never a weekend or a court holiday.'),
      left: sentenceWith('days', 'The sentence below it; {days} stands for how many are left.'),
      leftOne: text('The same when one day is left.'),
      end: sentenceWith(
        'date',
        'The sentence after that; {date} stands for the last of the days as they are counted.',
      ),
      over: text('The words before the day when it is today or over, like "Call now".'),
      late: sentenceWith('date', 'The sentence below it; {date} stands for the day to act by.'),
    })
    .describe('What the visitor reads when the date is known.'),
  calendar: z
    .strictObject({
      label: linkWords('The words on the button.'),
      title: text('What the visitor’s calendar says on the day. Others may read it there.'),
    })
    .describe('The button that saves the day to the visitor’s calendar, with two reminders.'),
  print: text('The button that prints the answer alone, in a word.'),
  examples: z
    .strictObject({
      heading: text('What the table shows.'),
      from: text('Heading of the column with the first dates.'),
      to: text('Heading of the column with the days to act by.'),
      until: field(
        z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, like 08-24'),
        {
          describe:
            'The last example as month and day, where the days before the site was built would make no sense.',
          audience: 'code',
        },
      ).optional(),
    })
    .describe('The table of examples, for those without scripts.'),
  governs: inline('Which dates go before the one found here.'),
  note,
});

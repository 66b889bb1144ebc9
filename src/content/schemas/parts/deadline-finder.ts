import * as z from 'zod';
import { markdown, numberFact, reference, slugWord, text } from '../../fields/kinds.ts';

/** A sentence in whose place {date} a day is put. */
export function sentenceWithDate(description: string) {
  return text(description).refine((sentence) => sentence.split('{date}').length === 2, {
    error: 'must say {date} once, where the date stands',
  });
}

/** A date goes in, the day to act by comes out. */
export const deadlineFinder = {
  id: slugWord('Anchor of this part, and the beginning of its field’s name.'),
  fact: numberFact(
    'days',
    'The fact whose days are counted, like "20 days": a file name from content/facts.',
  ),
  field: z
    .strictObject({
      label: text('The field’s label: the date that the count begins with.'),
      hint: text('Where the visitor finds that date.'),
      invalid: text('Said of a date that is in the future or more than a year ago.'),
    })
    .describe('The date field.'),
  result: z
    .strictObject({
      waiting: text('What stands in the place of the result at first.'),
      actBy: text('The words before the day, like "Act by". It is never a weekend or a court holiday.'),
      end: sentenceWithDate(
        'The sentence below it; {date} stands for the last of the days as they are counted.',
      ),
      late: sentenceWithDate(
        'Said in place of both when the day to act by, {date}, is today or over. The call button follows.',
      ),
      office: reference('offices', 'The office to call then: a file name from content/offices.'),
    })
    .describe('What the visitor reads when the date is known.'),
  calendar: z
    .strictObject({
      label: text('The words on the button.'),
      title: text('What the visitor’s calendar says on the day. Others may read it there.'),
    })
    .describe('The button that saves the day to the visitor’s calendar, with two reminders.'),
  examples: z
    .strictObject({
      heading: text('What the table shows: the business days before the site was built.'),
      from: text('Heading of the column with the first dates.'),
      to: text('Heading of the column with the days to act by.'),
    })
    .describe('The table of examples, for those without scripts as well.'),
  governs: markdown('Which dates go before the one found here.'),
};

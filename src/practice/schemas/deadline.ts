import * as z from 'zod';
import {
  codeText,
  field,
  flag,
  inline,
  language,
  linkText,
  numberFact,
  pagePath,
  sentenceWith,
  text,
} from '#content/fields/kinds.ts';
import { note } from './parts/head.ts';
import { season } from './parts/season.ts';

/**
 * The question outside the season, when nearly all deadlines have passed. Booking is offered only after the visitor
 * confirms that theirs hasn't.
 */
const beyondSeason = z
  .strictObject({
    label: text('Label of the date field: the last day.'),
    hint: text('Where the visitor finds the date.'),
    ahead: text('Message for today or a later day.'),
    past: text('Message for a day that has passed.'),
    remind: z
      .strictObject({
        label: linkText('The button’s text.'),
        file: codeText('The name of the calendar file, without .ics.').regex(
          /^[a-z][a-z0-9-]*$/,
          'must be lowercase letters, digits and hyphens, like trim-notices',
        ),
        title: text('Title of the calendar event on the first day of the next season.'),
        text: text('More about it: what to do then, and whom to call.'),
        page: pagePath('The page that the calendar event links to.'),
      })
      .describe('A calendar file for the first day of the next season.'),
    begin: text('The line that reveals the booking and payment buttons, like "My deadline hasn’t passed".'),
    before: inline('What to know before booking.'),
  })
  .describe('The question for the rest of the year.');

/** A deadline calculator: takes a date and shows the day to act by. */
export const deadline = z.strictObject({
  language: language(),
  fact: numberFact(
    'days',
    'The fact with the number of days, like "20 days": a file name from content/facts.',
  ),
  counting: z
    .enum(['court', 'calendar'])
    .describe(
      '"court" under rule 2.514: the count may begin on the court’s next open day and end later. "calendar" counts every day.',
    ),
  kept: flag('true stores the date in the visitor’s tab for all pages with the same question.'),
  question: text('The question, like "When were you served?".'),
  choices: z
    .strictObject({
      today: text('The button for today.'),
      yesterday: text('The button for yesterday.'),
      other: text('The button that opens the date field.'),
    })
    .describe(
      'The three answer buttons, a word or two each. Leave them out where visitors might press today by mistake. They then type the date.',
    )
    .optional(),
  season: season
    .extend({
      warning: text('Message for a date outside the season, which may be wrong.'),
      outside: beyondSeason,
    })
    .describe('The season for such dates, and the question for the rest of the year.')
    .optional(),
  field: z
    .strictObject({
      label: text('The field’s label: the date that the count begins with.'),
      hint: text('Where the visitor finds that date.'),
      invalid: text('Message for a date in the future or more than a year ago.'),
    })
    .describe('The date field.'),
  waiting: z
    .strictObject({
      before: text('The text above the number of days, like "You typically have".'),
      task: text('The rest of that sentence, in bold: what to do in these days.'),
      after: text('The text after it: when these days start.'),
    })
    .describe('The rule, shown before there is a result.'),
  ruler: z
    .strictObject({
      start: text('The first day, like "Served".'),
      end: text('The last day, like "Answer due".'),
    })
    .describe('The labels at both ends of the line of days.'),
  result: z
    .strictObject({
      actBy: text('The text before the day, like "Answer by". The day is never a weekend or court holiday.'),
      left: sentenceWith('days', 'The sentence below it. {days} is the number of days left.'),
      leftOne: text('The same with one day left.'),
      end: text('The sentence after that, for example that the court’s count may run longer.'),
      endClosed: sentenceWith(
        'date',
        'The same if the last day of the count, {date}, is a weekend or court holiday, so the day to act by is earlier.',
      ),
      act: text('The text before today’s date from the day to act by on, like "Act today".'),
      lastDay: text('The sentence below it on the day to act by.'),
      safeDayOver: sentenceWith(
        'date',
        'The sentence below it on the days after that, while the court’s own count may still run. {date} is the day to act by.',
      ),
      due: text('The text before the last day when all counts are over, like "Was due".'),
      late: text('The sentence below it.'),
      call: text(
        'Follows "late" and the sentences of "act": when the phone is answered, and what message to leave.',
      ),
    })
    .describe('The result for the visitor’s date.'),
  calendar: z
    .strictObject({
      label: linkText('The button’s text.'),
      title: text('Title of the calendar event. Other people may see it.'),
      text: text('The last sentence of the calendar event: whom to call.'),
    })
    .describe('The button that saves the day to the visitor’s calendar, with two reminders.'),
  print: text('The button that prints only the answer, one word.'),
  examples: z
    .strictObject({
      heading: text('What the table shows.'),
      from: text('Heading of the column with the first dates.'),
      to: text('Heading of the column with the days to act by.'),
      until: field(
        z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, like 08-24'),
        {
          describe: 'The last example as month and day, if the days before the build would make no sense.',
          audience: 'code',
        },
      ).optional(),
    })
    .describe('The table of examples, for browsers without scripts.'),
  governs: inline('Which dates take precedence over this one.'),
  note,
});

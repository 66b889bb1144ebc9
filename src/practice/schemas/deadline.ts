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
const outsideSeason = z
  .strictObject({
    label: text('Label of the date field: the last day to act.'),
    hint: text('Where the visitor finds the date.'),
    ahead: text('Message if the date is today or later.'),
    past: text('Message if the date has passed.'),
    remind: z
      .strictObject({
        label: linkText('Text of the button that saves the reminder.'),
        file: codeText('The name of the calendar file, without .ics.').regex(
          /^[a-z][a-z0-9-]*$/,
          'must start with a lowercase letter and contain only lowercase letters, digits and hyphens, like trim-notices',
        ),
        title: text('Title of the calendar event on the first day of the next season.'),
        text: text('Description of the calendar event: what to do, and whom to call.'),
        page: pagePath('The page that the calendar event links to.'),
      })
      .describe('A reminder: a calendar file for the first day of the next season.'),
    begin: text(
      'The line that visitors click to show the booking and payment buttons, like "My deadline hasn’t passed".',
    ),
    before: inline('What visitors should know before booking.'),
  })
  .describe('The question shown outside the season.');

/** A deadline finder: takes a date and shows the date to act by. */
export const deadline = z.strictObject({
  language: language(),
  fact: numberFact(
    'days',
    'The fact with the number of days, like "20 days": a file name from content/facts.',
  ),
  counting: z
    .enum(['court', 'calendar'])
    .describe(
      '"court" follows rule 2.514: the count may begin on the court’s next open day, and end later. "calendar" counts every day.',
    ),
  kept: flag('true stores the date in the visitor’s browser tab, for all pages with the same question.'),
  question: text('The question, like "When were you served?".'),
  choices: z
    .strictObject({
      today: text('Text of the button for today.'),
      yesterday: text('Text of the button for yesterday.'),
      other: text('Text of the button that opens the date field.'),
    })
    .describe(
      'The three answer buttons, a word or two each. Leave them out if visitors might press "Today" by mistake: visitors then enter the date.',
    )
    .optional(),
  season: season
    .extend({
      warning: text('Message for a date outside the season, because the date may be wrong.'),
      outside: outsideSeason,
    })
    .describe('The season that the visitor’s date should be in, and the question shown outside it.')
    .optional(),
  field: z
    .strictObject({
      label: text('Label of the date field: the date that the count starts from.'),
      hint: text('Where the visitor finds the date that the count starts from.'),
      invalid: text('Message for a date in the future or more than a year ago.'),
    })
    .describe('The date field.'),
  waiting: z
    .strictObject({
      before: text('The text above the number of days, like "You typically have".'),
      task: text('The text after the number of days, in bold: what to do within that time.'),
      after: text('The last sentences of the rule: when the count starts.'),
    })
    .describe('The rule in words, shown until there is a result.'),
  ruler: z
    .strictObject({
      start: text('Label of the first day, like "Served".'),
      end: text('Label of the last day, like "Answer due".'),
    })
    .describe('Labels at both ends of the ruler, which shows one mark for each day.'),
  result: z
    .strictObject({
      actBy: text(
        'The text before the date to act by, like "Answer by". That date is never a weekend or court holiday.',
      ),
      left: sentenceWith('days', 'The sentence below the date to act by. {days} is the number of days left.'),
      leftOne: text('The sentence below the date to act by if one day is left.'),
      end: text(
        'The sentence after the number of days left, for example that the court’s count may run longer.',
      ),
      endClosed: sentenceWith(
        'date',
        'Replaces "end" if the count ends on a weekend or court holiday, so that the date to act by is earlier. {date} is the last day of the count.',
      ),
      act: text('The text before today’s date once the date to act by has come, like "Act today".'),
      lastDay: text('The sentence below today’s date if today is the date to act by.'),
      safeDayOver: sentenceWith(
        'date',
        'The sentence below today’s date if the date to act by has passed but the court’s own count may still be running. {date} is the date to act by.',
      ),
      due: text('The text before the deadline once it has passed under every count, like "Was due".'),
      late: text('The sentence below the deadline once it has passed under every count.'),
      call: text(
        'The sentence after "lastDay", "safeDayOver" or "late": when the phone is answered, and what message to leave.',
      ),
    })
    .describe('The result for the visitor’s date.'),
  calendar: z
    .strictObject({
      label: linkText('Text of the button that adds the date to act by to the visitor’s calendar.'),
      title: text('Title of the calendar event. Other people may see it.'),
      text: text('The last sentence in the calendar event: whom to call.'),
    })
    .describe('The button that adds the date to act by to the visitor’s calendar, with two reminders.'),
  print: text('One-word text of the button that prints only the result.'),
  examples: z
    .strictObject({
      heading: text('Heading of the table of examples.'),
      from: text('Heading of the column with the dates that the count starts from.'),
      to: text('Heading of the column with the dates to act by.'),
      until: field(
        z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day, like 08-24'),
        {
          description:
            'Month and day of the last example, like 08-24. Set it if dates just before the build would be outside the season.',
          audience: 'code',
        },
      ).optional(),
    })
    .describe('The table of examples, for browsers without JavaScript.'),
  governs: inline('Which other dates take precedence over the calculated one.'),
  note,
});

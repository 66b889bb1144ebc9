import * as z from 'zod';
import {
  codeText,
  field,
  flag,
  inline,
  language,
  linkWords,
  numberFact,
  pagePath,
  sentenceWith,
  text,
} from '#content/fields/kinds.ts';
import { note } from './parts/head.ts';
import { season } from './parts/season.ts';

/**
 * The question outside the season, when nearly all deadlines have passed: nothing is offered before the visitor confirms that
 * theirs has not.
 */
const beyondSeason = z
  .strictObject({
    label: text('What the date field asks for: the last day.'),
    hint: text('Where the visitor finds the date.'),
    ahead: text('Said of a day that is still to come, and of today.'),
    past: text('Said of a day that has passed.'),
    remind: z
      .strictObject({
        label: linkWords('The words on the button.'),
        file: codeText('The name of the calendar file, without .ics.').regex(
          /^[a-z][a-z0-9-]*$/,
          'must be small letters, digits and hyphens, like trim-notices',
        ),
        title: text('What the visitor’s calendar says on the first day of the next season.'),
        text: text('More about it: what to do then, and whom to call.'),
        page: pagePath('The page that the entry links to.'),
      })
      .describe('A calendar file for the first day of the next season.'),
    begin: text('The line that opens the buttons which book or pay, like "My deadline hasn’t passed".'),
    before: inline('What to know before booking.'),
  })
  .describe('The question for the rest of the year.');

/** A deadline calculator: takes a date and shows the day to act by. */
export const deadline = z.strictObject({
  language: language(),
  fact: numberFact(
    'days',
    'The fact whose days are counted, like "20 days": a file name from content/facts.',
  ),
  counting: z
    .enum(['court', 'calendar'])
    .describe(
      '"court" where rule 2.514 counts: the court may begin on its next open day, and counts longer. "calendar" where each day counts.',
    ),
  kept: flag('true keeps the date in the visitor’s tab, for all pages that ask for the same date.'),
  question: text('The question, like "When were you served?".'),
  choices: z
    .strictObject({
      today: text('The button for today.'),
      yesterday: text('The button for yesterday.'),
      other: text('The button that opens the date field.'),
    })
    .describe(
      'The three ways to answer: a word or two each. Leave them out where people would press today’s date by mistake: they then type the date.',
    )
    .optional(),
  season: season
    .extend({
      warning: text('Said of a date outside the season: it may be the wrong date.'),
      outside: beyondSeason,
    })
    .describe('The time of each year from which such dates are, and what is asked for the rest of the year.')
    .optional(),
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
    .describe('The rule, shown in place of the result at first.'),
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
      endClosed: sentenceWith(
        'date',
        'The same where that day is a weekend or a court holiday, and the day to act by is earlier.',
      ),
      act: text('The words before today’s date from the day to act by on, like "Act today".'),
      lastDay: text('The sentence below it on the day to act by itself.'),
      safeDayOver: sentenceWith(
        'date',
        'The sentence below it on the days after that, while the court’s own count may run; {date} stands for the day to act by.',
      ),
      due: text('The words before the last day when all counts are over, like "Was due".'),
      late: text('The sentence below it.'),
      call: text(
        'The sentence after it, and after those of "act": when the phone is answered, and what to leave.',
      ),
    })
    .describe('What the visitor reads when the date is known.'),
  calendar: z
    .strictObject({
      label: linkWords('The words on the button.'),
      title: text('What the visitor’s calendar says on the day. Others may read it there.'),
      text: text('The last sentence of the entry: whom to call.'),
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

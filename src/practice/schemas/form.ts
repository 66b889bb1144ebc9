import * as z from 'zod';
import {
  inline,
  language,
  linkText,
  numberFact,
  optionalList,
  pagePath,
  reference,
  sentenceWith,
  text,
} from '#content/fields/kinds.ts';

const option = text(
  'One choice. Item values must not be empty strings. Write the text of this choice, or delete the line.',
);

/** The texts of a form. Validation and error messages are part of the booking contract. */
export const form = z.strictObject({
  language: language(),
  translates: reference(
    'forms',
    'The form that this file translates, like consultation; left out in the English files.',
  ).optional(),
  title: text('Heading of the form.'),
  intro: inline('A sentence under the heading.').optional(),
  fields: z
    .record(
      z.string(),
      z.strictObject({
        label: text('The field’s label.'),
        hint: text('A hint under the label: the format, or why it’s needed.').optional(),
        missing: text('The message at the field when it is empty: "Enter your full legal name".').optional(),
        options: optionalList(option, 'Choices of a select field, in order.'),
        prompt: text('Text of a select before a choice.').optional(),
      }),
    )
    .describe('The fields by name.'),
  acknowledgments: optionalList(
    inline('A statement with a checkbox.'),
    'Statements to check before sending.',
  ),
  unchecked: text('The message at an unchecked statement.').optional(),
  submit: linkText('The button’s text.'),
  submitting: text('The button’s text while sending.'),
  sent: text('Heading of the confirmation.'),
  sentText: inline('What happens next.'),
  sentBlocked: inline(
    'What happens next if the browser didn’t open the new tab. The link follows.',
  ).optional(),
  problems: text('Heading above the list of mistakes.').default('There is a problem'),
  errorPrefix: text('The word before each message, and in the browser tab while there is an error.').default(
    'Error:',
  ),
  callInstead: text('Message when sending fails. A call button follows.'),
  openCalendar: text('Text of the link to the page that opens in a new tab.').optional(),
  receipt: z
    .strictObject({
      heading: text('Heading of the confirmation once the firm has the form.'),
      text: inline('What happens next, after the payment page opens.'),
      paid: inline('Shown instead of the form after payment.'),
    })
    .describe('Texts after the server has confirmed the form.')
    .optional(),
  card: z
    .strictObject({
      heading: text('Its first words, such as "We have your request."'),
      link: text('The link to the calendar, in a few words.'),
      note: text('What sending the form doesn’t do.'),
      lastDay: sentenceWith(
        'date',
        'The last day to answer the court. {date} is calculated from the date in the form.',
      ),
      deadline: numberFact(
        'days',
        'The number of days from that date, like "20 days": a file name from content/facts.',
      ),
    })
    .describe('The card at the top of pages with this form after it was sent.')
    .optional(),
  confirmed: inline('Message when a subscriber opens the link in the confirmation e-mail.').optional(),
  unknown: inline('Message when that link is unknown or expired.').optional(),
  storage: inline('The notice about data stored in this browser.').optional(),
  clear: text('The button that deletes that data.').optional(),
  cleared: text('Shown after deleting.').optional(),
  next: pagePath('Where visitors without scripts go after sending.').optional(),
  disclaimer: reference(
    'disclaimers',
    'The disclaimer before the button: a file name from content/disclaimers.',
  ),
});

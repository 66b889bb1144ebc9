import * as z from 'zod';
import {
  inline,
  language,
  linkWords,
  numberFact,
  optionalList,
  pagePath,
  reference,
  sentenceWith,
  text,
} from '#content/fields/kinds.ts';

const option = text(
  'One choice. Item values must not be empty strings. Write the words of this choice, or delete the line.',
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
        hint: text('A hint under the label: format, or why it is asked.').optional(),
        missing: text('The message at the field when it is empty: "Enter your full legal name".').optional(),
        options: optionalList(option, 'Choices of a select field, in order.'),
        prompt: text('What a select shows before a choice is made.').optional(),
      }),
    )
    .describe('The fields by name.'),
  acknowledgments: optionalList(
    inline('A statement to be checked.'),
    'Statements to be checked before sending.',
  ),
  unchecked: text('The message at a statement that is not checked.').optional(),
  submit: linkWords('The words on the button.'),
  submitting: text('The words on the button while sending.'),
  sent: text('Heading of the confirmation.'),
  sentText: inline('What happens next.'),
  sentBlocked: inline(
    'What happens next when the browser did not open the new tab; the link follows.',
  ).optional(),
  problems: text('Heading above the list of mistakes.').default('There is a problem'),
  errorPrefix: text('The word before each message, and in the browser tab while there is one.').default(
    'Error:',
  ),
  callInstead: text('Said when sending failed. A call button is below it.'),
  openCalendar: text('Words of the link to the page that opens in a new tab.').optional(),
  receipt: z
    .strictObject({
      heading: text('Heading of the confirmation once the firm has the form.'),
      text: inline('What happens next, once the payment page was opened.'),
      paid: inline('Shown in place of the form after payment.'),
    })
    .describe('Texts after the server has confirmed the form.')
    .optional(),
  card: z
    .strictObject({
      heading: text('Its first words, such as "We have your request."'),
      link: text('The link to the calendar, in a few words.'),
      note: text('What sending the form did not do.'),
      lastDay: sentenceWith(
        'date',
        'The last day to answer the court; {date} stands for it, and is worked out from the date in the form.',
      ),
      deadline: numberFact(
        'days',
        'How many days there are from that date, like "20 days": a file name from content/facts.',
      ),
    })
    .describe('The card that stays at the top of pages with this form once it was sent.')
    .optional(),
  confirmed: inline('Said when the link in the confirmation e-mail was opened.').optional(),
  unknown: inline('Said when that link is not known or is too old.').optional(),
  storage: inline('The notice about data kept in this browser.').optional(),
  clear: text('The button that deletes that data.').optional(),
  cleared: text('Shown after deleting.').optional(),
  next: pagePath('Where the visitor goes after sending without scripts.').optional(),
  disclaimer: reference(
    'disclaimers',
    'The disclaimer before the button: a file name from content/disclaimers.',
  ),
});

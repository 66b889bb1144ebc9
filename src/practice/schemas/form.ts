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

const option = text('One choice. Write its text, or delete the line.');

/** The text of a form. Its fields, rules and messages are defined in `supabase/functions/_shared/forms`. */
export const form = z.strictObject({
  language: language(),
  translates: reference(
    'forms',
    'The form that this file translates, like consultation. Leave it out in English files.',
  ).optional(),
  title: text('Heading of the form.'),
  intro: inline('A sentence under the heading.').optional(),
  fields: z
    .record(
      z.string(),
      z.strictObject({
        label: text('The field’s label.'),
        hint: text(
          'A hint under the field’s label: the format, or why the information is needed.',
        ).optional(),
        missing: text(
          'The message shown at the field if it is empty, like "Enter your full legal name".',
        ).optional(),
        options: optionalList(option, 'Choices of a select field, in order.'),
        prompt: text('Text of a select field before the visitor chooses, like "Choose a county".').optional(),
      }),
    )
    .describe('The form’s fields, by name.'),
  acknowledgments: optionalList(
    inline('A statement with a checkbox.'),
    'Statements that visitors must check before they can submit the form.',
  ),
  unchecked: text('The message shown at a statement that isn’t checked.').optional(),
  submit: linkText('Text of the button that submits the form.'),
  submitting: text('Text of the button while the form is being submitted.'),
  sent: text('Heading of the confirmation.'),
  sentText: inline('What happens next, below the heading of the confirmation.'),
  sentBlocked: inline(
    'Replaces "sentText" if the browser didn’t open the new tab. A link to the page follows.',
  ).optional(),
  problems: text('Heading above the list of mistakes.').default('There is a problem'),
  errorPrefix: text(
    'The word before each error message, and in the browser tab while the form has an error.',
  ).default('Error:'),
  callInstead: text('Message shown if the form can’t be submitted. A call button follows.'),
  openCalendar: text('Text of the link to the page that opens in a new tab.').optional(),
  receipt: z
    .strictObject({
      heading: text('Heading of the confirmation once the firm has received the request.'),
      text: inline('What happens next, after the payment page opens.'),
      paid: inline('Shown instead of the form after payment.'),
    })
    .describe('Text shown after the server has confirmed the request.')
    .optional(),
  card: z
    .strictObject({
      heading: text('Heading of the card, like "We have your request."'),
      link: text('Text of the link to the calendar, in a few words.'),
      note: text('What submitting the form doesn’t do, like "This is not an answer to the court."'),
      lastDay: sentenceWith(
        'date',
        'The sentence with the last day to answer the court. {date} is calculated from the date of service.',
      ),
      deadline: numberFact(
        'days',
        'The number of days after service, like "20 days": a file name from content/facts.',
      ),
    })
    .describe('The card shown at the top of pages with this form once it has been submitted.')
    .optional(),
  confirmed: inline('Message shown when a subscriber opens the link in the confirmation email.').optional(),
  unknown: inline(
    'Message shown when the link in the confirmation email is unknown or has expired.',
  ).optional(),
  storage: inline('The notice about data stored in the visitor’s browser.').optional(),
  clear: text('Text of the button that deletes the data stored in the visitor’s browser.').optional(),
  cleared: text('Message shown after the stored data was deleted.').optional(),
  next: pagePath('The page shown after the form is submitted without JavaScript.').optional(),
  disclaimer: reference(
    'disclaimers',
    'The disclaimer above the button that submits the form: a file name from content/disclaimers.',
  ),
});

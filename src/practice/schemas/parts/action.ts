import * as z from 'zod';
import { field, linkText, list, markdown, pagePath, reference, text, webUrl } from '#content/fields/kinds.ts';

const label = linkText('The button’s text.');
const placement = analyticsName(
  'Position of the button, like hero. Must be unique among the page’s booking buttons. The booking URL contains it after the page’s path. Analytics reports use the values hero, bottom, below_video and below_video_trim_link.',
);

function analyticsName(description: string) {
  return field(
    z
      .string()
      .regex(
        /^[a-z][a-z0-9_-]*$/,
        'must start with a lowercase letter and contain only lowercase letters, digits, hyphens and underscores, like below_video',
      ),
    { description, audience: 'code' },
  );
}

const variant = z
  .enum(['button', 'link'])
  .default('button')
  .describe('"link" shows a text link instead of a button, for a second link to the same destination.');

/** A button's action; `do` is its kind. */
export const action = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('consult').describe('Opens the free consultation form.'), label }),
    z.strictObject({
      do: z.literal('book').describe('Opens a booking page in a new tab.'),
      label,
      booking: reference('bookings', 'The booking link: a file name from content/bookings.'),
      placement,
      location: analyticsName('Page area reported to analytics, like mobile_sticky.').default('main'),
      look: variant,
    }),
    z.strictObject({
      do: z.literal('call').describe('Calls an office.'),
      label: label.optional(),
      office: reference('offices', 'The office to call: a file name from content/offices.'),
    }),
    z.strictObject({
      do: z.literal('email').describe('Starts an email to the firm.'),
      label: label.optional(),
    }),
    z.strictObject({
      do: z.literal('page').describe('Links to another page, or to a section of this page.'),
      label,
      to: pagePath('The page, like /probate, or an anchor on this page, like #intake.'),
      look: variant,
    }),
    z.strictObject({ do: z.literal('refer').describe('Opens the wrongful-death consultation form.'), label }),
    z.strictObject({
      do: z.literal('visit').describe('Opens another site in a new tab.'),
      label,
      url: webUrl('The full URL, starting with https://.'),
    }),
  ])
  .meta({ title: 'Buttons', description: 'A button: its action and its text.' });

export type Action = z.output<typeof action>;

/** The closing call to action, above the footer. */
export const closing = z
  .strictObject({
    heading: text('Heading of the closing section.'),
    text: markdown('One or two sentences.'),
    actions: list(action, 'The buttons.'),
  })
  .describe('The closing section, above the footer.');

export type Closing = z.output<typeof closing>;

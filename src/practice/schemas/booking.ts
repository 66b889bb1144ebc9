import * as z from 'zod';
import { codeText, colleagueText, linkText, webUrl } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';
import { season } from './parts/season.ts';

/** An external page where visitors book or pay. */
export const booking = z.strictObject({
  about: colleagueText('What visitors book or pay on the page.'),
  url: webUrl('The URL of the booking or payment page, without tracking parameters.'),
  source: codeText('Value of utm_source: where the visitor comes from.').optional(),
  medium: codeText('Value of utm_medium: the kind of link.').optional(),
  campaign: codeText('Value of utm_campaign: the service that the link belongs to.').optional(),
  event: codeText('Name of the analytics event sent on a click.').optional(),
  outside: season
    .extend({ label: linkText('Text of the buttons outside the season.') })
    .describe('The yearly season, and the text of the buttons outside it.')
    .optional(),
  placeholder,
  note,
});

import * as z from 'zod';
import { codeText, colleagueText, linkText, webAddress } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';
import { season } from './parts/season.ts';

/** An external page where visitors book or pay. */
export const booking = z.strictObject({
  about: colleagueText('What is booked or paid here.'),
  url: webAddress('The address of the page, without tracking parameters.'),
  source: codeText('utm_source: where the visitor comes from.').optional(),
  medium: codeText('utm_medium: the kind of link.').optional(),
  campaign: codeText('utm_campaign: which service the link belongs to.').optional(),
  event: codeText('Name of the analytics event sent on a click.').optional(),
  outside: season
    .extend({ label: linkText('The text of its buttons for the rest of the year.') })
    .describe('A yearly season, with other button text outside it.')
    .optional(),
  placeholder,
  note,
});

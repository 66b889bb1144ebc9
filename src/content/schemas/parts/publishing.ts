import * as z from 'zod';
import { flag, isoDate, pagePath, reference, text } from '../../fields.ts';

export const reviewed = z
  .strictObject({
    on: isoDate('The day the check was made, like 2026-11-21.'),
    by: reference('attorneys', 'Who checked it: a file name from content/attorneys.'),
  })
  .describe('When a person last checked that this is right, and who. Not the day of an edit.');

export const reviewBy = isoDate(
  'The day by which someone must check this again. The status report names it when due.',
);

/** When a page is shown. The build clock decides, so the site is rebuilt once a day. */
export const publishing = {
  draft: flag('true keeps the page out of the built site; it shows in the preview only.'),
  publishOn: isoDate('First day on which the page is shown. Leave out to show it at once.').optional(),
  expiresOn: isoDate('Last day on which the page is shown. Needs redirectTo.').optional(),
  redirectTo: pagePath('Where visitors of this page’s address are sent after expiresOn.').optional(),
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
};

export const placeholder = flag('true marks sample data that must be replaced before the site goes live.');

export const note = text('A note for colleagues. Never shown to visitors.').optional();

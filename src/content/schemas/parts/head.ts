import * as z from 'zod';
import { flag, isoDate, optionalList, sharedImagePath, text } from '../../fields.ts';
import { note, publishing } from './publishing.ts';

const ownPath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'must be a path like /probate: small letters, digits, hyphens and slashes',
  );

/** Fields that every page has, whatever its template. */
export const head = {
  title: text('Title in the browser tab and in search results, 10 to 70 characters. No two pages share one.')
    .min(10)
    .max(70),
  description: text('One or two sentences shown under the title in search results, 50 to 170 characters.')
    .min(50)
    .max(170),
  label: text('Short name of the page in menus and in the breadcrumb bar, like "Probate".').optional(),
  path: ownPath
    .describe('The page’s address, when it should differ from the file’s name. Starts with a slash.')
    .optional(),
  aliases: optionalList(ownPath, 'Other addresses that lead to this page, like /home.'),
  updated: isoDate(
    'The day on which the page last changed in what it says. Search engines are told.',
  ).optional(),
  noindex: flag('true asks search engines to leave the page out.'),
  shareImage: sharedImagePath('Picture for shared links. A drawn one is used when left out.').optional(),
  note,
  ...publishing,
};

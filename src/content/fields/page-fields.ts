import * as z from 'zod';
import {
  field,
  flag,
  isoDate,
  linkWords,
  optionalList,
  pagePath,
  internalNote,
  sharedImagePath,
  text,
} from './kinds.ts';

const ownPath = (description: string) =>
  field(
    z
      .string()
      .regex(
        /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
        'must be a path like /probate: small letters, digits, hyphens and slashes',
      ),
    { describe: description, audience: 'code' },
  );

/** An address on a previous system, such as `/old.html` or `/Our_Firm`; excludes characters that hosts treat as patterns. */
const oldAddress = (description: string) =>
  field(
    z
      .string()
      .regex(
        /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))(?:[A-Za-z0-9._~!$&'()+,;=@-]|%[0-9A-Fa-f]{2})+)+)$/,
        'must be a path like /old-page or /old.html, without ? and # and without a slash at its end; other letters are written as browsers show them when copied, like %C3%B1',
      ),
    { describe: description, audience: 'code' },
  );

/** Fields that the engine reads from every page, for page schemas. */
export const pageFields = {
  title: text('Title in the browser tab and in search results, 10 to 70 characters. No two pages share one.')
    .min(10)
    .max(70),
  description: text('One or two sentences shown under the title in search results, 50 to 170 characters.')
    .min(50)
    .max(170),
  label: linkWords('Short name of the page in menus and in the breadcrumb bar, like "Probate".').optional(),
  path: ownPath(
    'The page’s address, when it should differ from the file’s name. Starts with a slash.',
  ).optional(),
  aliases: optionalList(
    oldAddress('An address.'),
    'Other addresses that lead to this page, like /home or, of an earlier site, /old.html.',
  ),
  updated: isoDate(
    'The day on which the page last changed in what it says. Search engines are told.',
  ).optional(),
  noindex: flag('true asks search engines to leave the page out.'),
  shareImage: sharedImagePath('Picture for shared links. A drawn one is used when left out.').optional(),
  note: internalNote('A note for colleagues. Never shown to visitors.').optional(),
  draft: flag('true keeps the page out of the built site; it shows in the preview only.'),
  publishOn: isoDate('First day on which the page is shown. Leave out to show it at once.').optional(),
  expiresOn: isoDate('Last day on which the page is shown. Needs redirectTo.').optional(),
  redirectTo: pagePath('Where visitors of this page’s address are sent after expiresOn.').optional(),
};

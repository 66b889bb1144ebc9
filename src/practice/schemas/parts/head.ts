import * as z from 'zod';
import {
  colleagueText,
  field,
  flag,
  isoDate,
  linkWords,
  optionalList,
  pagePath,
  reference,
  remark,
  sharedImagePath,
  text,
} from '#content/fields/kinds.ts';

/** The first 12 hex digits of the SHA-256 of some words, as a command of `npm run status` writes them. */
export const fingerprint = (writtenBy: string, describe: string) =>
  field(
    z
      .string()
      .regex(/^[0-9a-f]{12}$/, `must be the 12 characters that "npm run status -- ${writtenBy}" writes`),
    {
      describe,
      audience: 'code',
    },
  );

/** Who answers for words, and since when. */
export const answeredFor = {
  on: isoDate('The day the check was made, like 2026-11-21.'),
  by: reference('attorneys', 'Who checked it: a file name from content/attorneys.'),
};

export const reviewed = z
  .strictObject({
    ...answeredFor,
    words: fingerprint(
      '--approve <file>',
      'Fingerprint of the words that were checked, which "npm run status -- --approve <file>" writes. When they change, the check says so.',
    ).optional(),
  })
  .describe('When a person last checked that this is right, and who. Not the day of an edit.');

export const reviewBy = isoDate(
  'The day by which someone must check this again. The status report names it when due.',
);

/** When a page is shown. The build clock decides, so the site is rebuilt once a day. */
const publishing = {
  draft: flag('true keeps the page out of the built site; it shows in the preview only.'),
  publishOn: isoDate('First day on which the page is shown. Leave out to show it at once.').optional(),
  expiresOn: isoDate('Last day on which the page is shown. Needs redirectTo.').optional(),
  redirectTo: pagePath('Where visitors of this page’s address are sent after expiresOn.').optional(),
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
};

export const placeholder = flag('true marks sample data that must be replaced before the site goes live.');

/** What a wrong statement costs a visitor, the worst first; last, what the firm says of itself. */
export const harms = ['deadline', 'money', 'right', 'promise'] as const;

export const harm = z
  .enum(harms)
  .describe(
    'What it would cost a visitor if it were wrong: a deadline, money or a right; promise: the firm does not keep what it says of its work.',
  );

export const confirm = optionalList(
  z.strictObject({
    harm,
    words: colleagueText('What this file says, in short.'),
    law: colleagueText('What to compare it with: the law and its section, or how the firm works.'),
  }),
  'Statements of law, and promises of the firm, in the text that an attorney has yet to confirm. The status report lists them; take each away once it is confirmed.',
);

export const note = remark('A note for colleagues. Never shown to visitors.').optional();

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

/** Fields that every page has, whatever its template. */
export const head = {
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
  aliases: optionalList(ownPath('An address.'), 'Other addresses that lead to this page, like /home.'),
  updated: isoDate(
    'The day on which the page last changed in what it says. Search engines are told.',
  ).optional(),
  state: z
    .enum(['florida', 'colorado'])
    .describe('The state whose law the page is about, where it is about that of one state alone.')
    .optional(),
  noindex: flag('true asks search engines to leave the page out.'),
  shareImage: sharedImagePath('Picture for shared links. A drawn one is used when left out.').optional(),
  note,
  confirm,
  ...publishing,
};

export const translation = z
  .strictObject({
    of: pagePath('The page this one translates, like /immigration-law.'),
    hash: fingerprint(
      '--stamp /its-address',
      'Fingerprint of the text that was translated. When the source changes, the status report says so.',
    ),
  })
  .describe('What this page is a translation of.');

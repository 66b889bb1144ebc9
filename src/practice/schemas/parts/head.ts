import * as z from 'zod';
import {
  colleagueText,
  field,
  flag,
  isoDate,
  optionalList,
  pagePath,
  reference,
} from '#content/fields/kinds.ts';
import { pageFields } from '#content/fields/page-fields.ts';

/** The first 12 hex digits of a text's SHA-256, which a command of `npm run status` writes. */
export const fingerprint = (command: string, describe: string) =>
  field(
    z
      .string()
      .regex(/^[0-9a-f]{12}$/, `must be the 12 characters that "npm run status -- ${command}" writes`),
    {
      describe,
      audience: 'code',
    },
  );

/** Who reviewed a text, and when. */
export const reviewFields = {
  on: isoDate('The day of the check, like 2026-11-21.'),
  by: reference('attorneys', 'Who checked it: a file name from content/attorneys.'),
};

export const reviewed = z
  .strictObject({
    ...reviewFields,
    words: fingerprint(
      '--approve <file>',
      'Hash of the checked text, written by "npm run status -- --approve <file>". The check reports later changes.',
    ).optional(),
  })
  .describe('When a person last verified this, and who. Not the day of an edit.');

export const reviewBy = isoDate('The day of the next review. The status report lists it when due.');

export const placeholder = flag('true marks sample data that must be replaced before the site goes live.');

/** What a wrong statement could cost a visitor, the worst first; `promise` is a statement of the firm about itself. */
export const risks = ['deadline', 'money', 'right', 'promise'] as const;

export const riskIfWrong = z
  .enum(risks)
  .describe(
    'What a visitor loses if it’s wrong: a deadline, money or a right. promise: the firm doesn’t work as stated.',
  );

export const confirm = optionalList(
  z.strictObject({
    riskIfWrong,
    words: colleagueText('The statement in short.'),
    law: colleagueText('What to compare it with: the law and its section, or how the firm works.'),
  }),
  'Statements of law and promises in the text that an attorney has yet to confirm. The status report lists them. Remove each once it’s confirmed.',
);

const { noindex, shareImage, note: internalNoteField, ...engineFields } = pageFields;
const { draft, publishOn, expiresOn, redirectTo, ...otherFields } = engineFields;

export const note = internalNoteField;

/** Fields of every page. The build clock determines publication; the site is rebuilt once a day. */
export const head = {
  ...otherFields,
  state: z
    .enum(['florida', 'colorado'])
    .describe('The state whose law the page covers, if it covers only one.')
    .optional(),
  noindex,
  shareImage,
  note,
  confirm,
  draft,
  publishOn,
  expiresOn,
  redirectTo,
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
};

export const translation = z
  .strictObject({
    of: pagePath('The page this one translates, like /immigration-law.'),
    hash: fingerprint(
      '--stamp /its-address',
      'Hash of the translated text. The status report lists translations whose source has changed.',
    ),
  })
  .describe('The source of this translation.');

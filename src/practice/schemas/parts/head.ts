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

/** Defines a field for a hash of text: the first 12 hex digits of its SHA-256, which `npm run status` writes. */
export const hashField = (command: string, description: string) =>
  field(
    z
      .string()
      .regex(/^[0-9a-f]{12}$/, `must be the 12 characters that "npm run status -- ${command}" writes`),
    {
      description,
      audience: 'code',
    },
  );

/** Who reviewed the text, and when. */
export const reviewFields = {
  on: isoDate('The date of the review, like 2026-11-21.'),
  by: reference('attorneys', 'The reviewer: a file name from content/attorneys.'),
};

export const reviewed = z
  .strictObject({
    ...reviewFields,
    words: hashField(
      '--approve <file> --by <attorney>',
      'Hash of the reviewed text, written by "npm run status -- --approve <file> --by <attorney>". The check reports text that has changed since.',
    ).optional(),
  })
  .describe('Who last reviewed this, and when. Not the date of the last edit.');

export const reviewBy = isoDate('The date by which the next review is due. The status report lists it.');

export const placeholder = flag('true marks sample data that must be replaced before the site goes live.');

/** What a wrong statement could cost a visitor, worst first; `promise` is for statements about the firm itself. */
export const risks = ['deadline', 'money', 'right', 'promise'] as const;

export const riskIfWrong = z
  .enum(risks)
  .describe(
    'What a visitor loses if this is wrong: a deadline, money or a right. promise: the firm doesn’t do what the page says.',
  );

export const confirm = optionalList(
  z.strictObject({
    riskIfWrong,
    summary: colleagueText('A short summary of the statement.'),
    law: colleagueText('What to compare the statement with: a section of the law, or how the firm works.'),
  }),
  'Statements of law and promises in this file that an attorney hasn’t confirmed yet. The status report lists them. Remove each one once it’s confirmed.',
);

export const { note } = pageFields;

/** Fields of every page. The build clock determines publication; the site is rebuilt once a day. */
export const head = {
  ...pageFields,
  state: z
    .enum(['florida', 'colorado'])
    .describe('The state whose law the page covers, if it covers only one.')
    .optional(),
  confirm,
  reviewed: reviewed.optional(),
  reviewBy: reviewBy.optional(),
};

export const translation = z
  .strictObject({
    of: pagePath('The page that this one translates, like /immigration-law.'),
    hash: hashField(
      '--stamp /its-path',
      'Hash of the text that was translated. The status report lists translations whose source has changed since.',
    ),
  })
  .describe('The page that was translated, and its text at that time.');

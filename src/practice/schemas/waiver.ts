import * as z from 'zod';
import { countDaysBetween } from '#content/calendar.ts';
import { colleagueText, contentPath, field, isoDate, pagePath, reference } from '#content/fields/kinds.ts';
import { advertisingRules } from '../advertising-rules.ts';
import { hashField, note, placeholder } from './parts/head.ts';

const ruleIds: string[] = advertisingRules.map(({ id }) => id);

const maxWaiverDays = 90;

/** An exception for text that a rule warns about, for at most 90 days. */
export const waiver = z
  .strictObject({
    rule: field(
      z.string().refine((rule) => ruleIds.includes(rule), {
        error: `must be a rule number from ${ruleIds.at(0)} to ${ruleIds.at(-1)}, like AD-09`,
      }),
      { description: 'ID of the advertising rule, like AD-07.', audience: 'code' },
    ),
    page: pagePath('The page that the waiver applies to, like /miami-dade-foreclosure-defense.').optional(),
    file: contentPath(
      'The content file that the waiver applies to, on every page that shows the file, like content/services/probate-experience.md.',
    ).optional(),
    found: colleagueText('The permitted text.'),
    reason: colleagueText('Why the text is permitted.'),
    approvedBy: reference(
      'attorneys',
      'The attorney who approved the waiver: a file name from content/attorneys.',
    ),
    approvedOn: isoDate('The date on which the waiver was approved.'),
    words: hashField(
      '--approve <file> --by <attorney>',
      'Hash of what was approved: the rule, the page or file, the text, the reason and the last day. Written by "npm run status -- --approve <file> --by <attorney>".',
    ).optional(),
    expires: isoDate('Last day of the waiver, at most 90 days after the approval.'),
    placeholder,
    note,
  })
  .refine(({ approvedOn, expires }) => !(countDaysBetween(approvedOn, expires) > maxWaiverDays), {
    error: 'must be at most 90 days after approvedOn',
    path: ['expires'],
  })
  .refine(({ approvedOn, expires }) => !(countDaysBetween(approvedOn, expires) < 0), {
    error: 'is before approvedOn, the date it was approved',
    path: ['expires'],
  })
  .refine(({ page, file }) => (page === undefined) !== (file === undefined), {
    error: 'must apply to a page or to a file, not both',
  });

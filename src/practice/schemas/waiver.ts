import * as z from 'zod';
import { countDaysBetween } from '#content/calendar.ts';
import { colleagueText, contentPath, field, isoDate, pagePath, reference } from '#content/fields/kinds.ts';
import { fingerprint, note, placeholder } from './parts/head.ts';

const maxWaiverDays = 90;

/** An exception for a statement that a rule would reject, for at most 90 days. */
export const waiver = z
  .strictObject({
    rule: field(z.string().regex(/^AD-\d\d$/, 'must be a rule number like AD-09'), {
      describe: 'The rule.',
      audience: 'code',
    }),
    page: pagePath('The page it applies to, like /miami-dade-foreclosure-defense.').optional(),
    file: contentPath(
      'The content file it applies to, on every page that shows it, like content/services/probate-experience.md.',
    ).optional(),
    found: colleagueText('The text that it permits.'),
    reason: colleagueText('Why it may stay.'),
    approvedBy: reference('attorneys', 'Who approved it.'),
    approvedOn: isoDate('When.'),
    words: fingerprint(
      '--approve <file>',
      'Hash of the approved rule, place, words, reason and last day. "npm run status -- --approve <file>" writes it.',
    ).optional(),
    expires: isoDate('Its last day, at most 90 days after the approval.'),
    placeholder,
    note,
  })
  .refine(({ approvedOn, expires }) => !(countDaysBetween(approvedOn, expires) > maxWaiverDays), {
    error: 'must be at most 90 days after approvedOn',
    path: ['expires'],
  })
  .refine(({ approvedOn, expires }) => !(countDaysBetween(approvedOn, expires) < 0), {
    error: 'is before approvedOn, the day it was approved',
    path: ['expires'],
  })
  .refine(({ page, file }) => (page === undefined) !== (file === undefined), {
    error: 'needs either a page or a file that it holds for, not both',
  });

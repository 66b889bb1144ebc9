import * as z from 'zod';
import { colleagueText, isoDate, list, webUrl } from '#content/fields/kinds.ts';
import { confirm, reviewBy } from './parts/head.ts';

const closing = z.strictObject({
  day: isoDate('The date, like 2026-11-27.'),
  name: colleagueText('The holiday, or why courts are closed.'),
});

const year = z.strictObject({
  year: z.number().int().min(2020).max(2100).describe('The year.'),
  source: colleagueText('Where the closings of this year come from.'),
  closings: list(closing, 'The closings in order, without weekends.'),
});

/** Days on which Florida courts are closed, for the deadline finders. */
export const courtClosings = z
  .strictObject({
    source: colleagueText('The law and the rules that set court closings.'),
    url: webUrl('URL of the law that names the holidays.'),
    reviewBy,
    confirm,
    years: list(year, 'The years in order, without gaps.'),
  })
  .superRefine(({ years }, { addIssue }) => {
    const report = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    for (const [yearIndex, { year: ownYear, closings }] of years.entries()) {
      const previousYear = years[yearIndex - 1];
      if (previousYear !== undefined && ownYear !== previousYear.year + 1)
        report(
          ['years', yearIndex, 'year'],
          `must be ${previousYear.year + 1}: list the years in order, without gaps`,
        );
      for (const [index, { day }] of closings.entries()) {
        const path = ['years', yearIndex, 'closings', index, 'day'];
        const previous = closings[index - 1];
        if (!day.startsWith(`${ownYear}-`)) report(path, `must be a date in ${ownYear}`);
        else if (new Date(day).getUTCDay() % 6 === 0) report(path, 'is on a weekend: list only weekdays');
        else if (previous !== undefined && day <= previous.day)
          report(path, `must come after ${previous.day}: list the dates in order`);
      }
    }
  });

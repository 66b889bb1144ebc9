import * as z from 'zod';
import { numberFact } from '#content/fields/kinds.ts';

/** A yearly season, which may span New Year. */
export const season = z.strictObject({
  opens: numberFact('day-of-year', 'First day of the season: a file name from content/facts.'),
  closes: numberFact('day-of-year', 'Last day of the season: a file name from content/facts.'),
});

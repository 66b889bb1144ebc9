import * as z from 'zod';
import { numberFact } from '#content/fields/kinds.ts';

/** A part of the year, possibly across New Year. */
export const season = z.strictObject({
  opens: numberFact('day-of-year', 'The fact with the first day of the season.'),
  closes: numberFact('day-of-year', 'The fact with its last day.'),
});

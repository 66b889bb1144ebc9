import * as z from 'zod';
import { isoDate, reference, text } from '../fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** A client’s words, below the frontmatter, and the proof that they may be shown (Florida Bar rule 4-7.13(b)(8)). */
export const testimonial = z.strictObject({
  who: text('Initials or first name of the client.'),
  context: text('Kind of matter, county and year.'),
  actualClient: z.boolean().describe('true when the person was a client of the firm.'),
  ownWords: z.boolean().describe('true when these are the client’s own words.'),
  representative: z.boolean().describe('true when other clients had a comparable experience.'),
  uncompensated: z.boolean().describe('true when nothing was given for it.'),
  consentOnFile: z.boolean().describe('true when the written consent is on file.'),
  date: isoDate('The day it was given, for the firm’s records. It is not shown.'),
  disclaimer: reference('disclaimers', 'The disclaimer shown with it: a file name from content/disclaimers.'),
  placeholder,
  note,
});

import * as z from 'zod';
import { inline, isoDate } from '../fields/kinds.ts';
import { head, placeholder } from './parts/head.ts';

/** A legal text such as the privacy policy; the text stands below the frontmatter. */
export const legal = z.strictObject({
  ...head,
  placeholder,
  heading: head.title.describe('The page’s main heading.'),
  intro: inline('What this text is about, in a sentence.'),
  effective: isoDate('The day from which this text applies.'),
});

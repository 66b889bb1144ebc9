import * as z from 'zod';
import { language } from '#content/fields/kinds.ts';
import { head, translation } from './parts/head.ts';
import { hero } from './parts/hero.ts';
import { sections } from './parts/section.ts';

/** A page that consists of sections, like most pages. */
export const page = z.strictObject({
  ...head,
  language: language(),
  translation: translation.optional(),
  area: z
    .enum(['foreclosure', 'general', 'thanks'])
    .default('general')
    .describe('foreclosure adds the free consultation form. thanks is for pages shown after a payment.'),
  hero,
  sections,
});

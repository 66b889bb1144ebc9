import * as z from 'zod';
import { language, list } from '../fields/kinds.ts';
import { closing } from './parts/action.ts';
import { head, placeholder, translation } from './parts/head.ts';
import { hero } from './parts/hero.ts';
import { section } from './parts/section.ts';

/** A guide: one question answered in order. Its text, an `.mdx` file, places its parts by tags. */
export const guide = z.strictObject({
  ...head,
  placeholder,
  language: language(),
  translation: translation.optional(),
  hero,
  sections: list(
    section,
    'The parts that the text places, each by a tag of its type and its id: <Timeline id="what-happens-next" />.',
  ),
  closing,
});

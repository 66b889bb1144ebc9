import * as z from 'zod';
import { language, list, inline, text } from '#content/fields/kinds.ts';
import { note } from './parts/head.ts';

/** How a case begins and what it costs, in three steps next to the responsible attorney. */
export const fee = z.strictObject({
  language: language(),
  heading: text('Heading of the section, like "Who you talk to, and what it costs".'),
  steps: list(
    z.strictObject({
      title: text('The step in two to four words.'),
      text: inline('One sentence: what happens, and what it costs.'),
    }),
    'The steps in order: the first meeting, the fee, the decision.',
  ),
  note,
});

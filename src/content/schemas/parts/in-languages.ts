import * as z from 'zod';
import { text } from '../../fields/kinds.ts';

/** The same words in every language of the site. */
export const inLanguages = (description: string) =>
  z
    .strictObject({
      en: text('In English.'),
      uk: text('In Ukrainian.'),
      ru: text('In Russian.'),
      es: text('In Spanish.'),
    })
    .describe(description);

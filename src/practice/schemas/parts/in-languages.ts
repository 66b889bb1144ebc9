import * as z from 'zod';
import { text } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';

/** Declares a text field for each language of the site. */
export const eachLanguage = () => mapLanguages((language) => text(`The text in ${lexicons[language].name}.`));

/** Declares text in every language of the site. */
export const inLanguages = (description: string) => z.strictObject(eachLanguage()).describe(description);

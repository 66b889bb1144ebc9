import * as z from 'zod';
import { text } from '#content/fields/kinds.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A sentence in each language that contains each of these placeholders once. */
function sentenceWithAll(words: readonly string[], description: string) {
  const missing = (sentence: string) => words.filter((word) => sentence.split(`{${word}}`).length !== 2);
  const sentences = inEachLanguage((language) =>
    text(`In ${lexicons[language].name}.`).superRefine((sentence, { addIssue }) => {
      for (const word of missing(sentence))
        addIssue({ code: 'custom', message: `must say {${word}} once, where it belongs` });
    }),
  );
  return z.strictObject(sentences).describe(description);
}

/** Texts of the field that finds the court of a property by town or county. */
export const placeFinder = z.strictObject({
  label: inLanguages('The question, above the field.'),
  hint: inLanguages('What to type, and that it stays on the visitor’s device. Answers take its place.'),
  button: inLanguages('The button that looks the place up.'),
  inCounty: sentenceWithAll(
    ['place', 'name'],
    'The answer to a town: {place} and the county’s {name}. Its court and seat follow.',
  ),
  page: sentenceWithAll(['name'], 'The link to the page of a county, in a few words; {name}.'),
  unknown: inLanguages('The answer to a place that is not listed: where else the court is named.'),
  failed: inLanguages('Said when the list of places could not be loaded.'),
  consultation: inLanguages('The link to the free consultation, where a county has no page.'),
  note,
});

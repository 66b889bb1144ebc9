import * as z from 'zod';
import { text } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** A sentence in each language that contains each of these placeholders once. */
function sentenceWithAll(placeholders: readonly string[], description: string) {
  const findMissing = (sentence: string) =>
    placeholders.filter((placeholder) => sentence.split(`{${placeholder}}`).length !== 2);
  const sentences = mapLanguages((language) =>
    text(`In ${lexicons[language].name}.`).superRefine((sentence, { addIssue }) => {
      for (const placeholder of findMissing(sentence))
        addIssue({ code: 'custom', message: `must contain {${placeholder}} exactly once` });
    }),
  );
  return z.strictObject(sentences).describe(description);
}

/** Texts of the field that finds the court of a property by town or county. */
export const placeFinder = z.strictObject({
  label: inLanguages('The question, above the field.'),
  hint: inLanguages('What to type, and that it stays on the visitor’s device. The answer replaces it.'),
  button: inLanguages('The button that looks up the court.'),
  countyButton: inLanguages('The button on lists of counties, where only the county is looked up.'),
  inCounty: sentenceWithAll(
    ['place', 'name'],
    'The answer for a town: {place} and the county’s {name}. Its court and seat follow.',
  ),
  circuit: inLanguages('The court: {number} of the circuit, or {name}, its English name.'),
  page: sentenceWithAll(['name'], 'The link to the page of a county, in a few words; {name}.'),
  unknown: inLanguages('The answer for an unlisted place: where else to find the court’s name.'),
  unknownCounty: inLanguages('The answer for an unlisted place where only the county is looked up.'),
  failed: inLanguages('Message when the list of places fails to load.'),
  consultation: inLanguages('The link to the free consultation, for counties without a page.'),
  note,
});

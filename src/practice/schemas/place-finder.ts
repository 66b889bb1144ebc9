import * as z from 'zod';
import { text } from '#content/fields/kinds.ts';
import { mapLanguages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import { note } from './parts/head.ts';
import { inLanguages } from './parts/in-languages.ts';

/** Defines a sentence in each language that must contain each placeholder exactly once. */
function sentenceWithAll(placeholders: readonly string[], description: string) {
  const findInvalid = (sentence: string) =>
    placeholders.filter((placeholder) => sentence.split(`{${placeholder}}`).length !== 2);
  const sentences = mapLanguages((language) =>
    text(`The text in ${lexicons[language].name}.`).superRefine((sentence, { addIssue }) => {
      for (const placeholder of findInvalid(sentence))
        addIssue({ code: 'custom', message: `must contain {${placeholder}} exactly once` });
    }),
  );
  return z.strictObject(sentences).describe(description);
}

/** Text for the field that finds a property's court by town or county. */
export const placeFinder = z.strictObject({
  label: inLanguages('The question above the field for a town or county.'),
  hint: inLanguages(
    'What to type, and a note that it stays on the visitor’s device. The answer replaces this text.',
  ),
  button: inLanguages('Text of the button that looks up the court.'),
  countyButton: inLanguages('Text of the button on lists of counties, which looks up only the county.'),
  inCounty: sentenceWithAll(
    ['place', 'name'],
    'The answer for a town. {place} is the town, and {name} is its county. The court and the county seat follow.',
  ),
  circuit: inLanguages(
    'The name of the court. {number} is the number of the circuit, and {name} is its English name.',
  ),
  page: sentenceWithAll(
    ['name'],
    'Text of the link to a county’s page, in a few words. {name} is the county’s name.',
  ),
  unknown: inLanguages('The answer for a place that isn’t listed: where else to find the name of the court.'),
  unknownCounty: inLanguages('The answer for a place that isn’t listed, if only the county is looked up.'),
  failed: inLanguages('Message shown if the list of places fails to load.'),
  consultation: inLanguages('Text of the link to the free consultation, for counties without a page.'),
  note,
});

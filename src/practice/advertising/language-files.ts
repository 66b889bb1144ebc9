import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { locateInFile } from '#content/rules/locate.ts';
import { classifierWeights } from './classifier.ts';
import { listNames } from './phrases.ts';

const folder = 'src/practice/advertising';

/** Reports missing files and phrase lists that the advertising rules need for each language. Only missing phrases are errors. */
export function checkLanguageFiles(): Diagnostic[] {
  return languages.flatMap((language) => [...checkPhraseLists(language), ...checkWeights(language)]);
}

function checkPhraseLists(language: Language): Diagnostic[] {
  const names = listNames(language);
  const missing = listNames('en').filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  const message =
    names.length === 0
      ? 'This file is missing. The advertising rules read it. Copy en.txt and translate the phrases of each list.'
      : `These lists are missing: ${missing.join(', ')}. Copy them from en.txt and translate their phrases.`;
  const location = locateInFile(`${folder}/phrases/${language}.txt`);
  return [{ ...location, rule: 'phrases', severity: 'error', message }];
}

function checkWeights(language: Language): Diagnostic[] {
  if (classifierWeights[language] !== undefined) return [];
  const message =
    `This file is missing. Without it, the classifier checks no text in this language. Write labeled sentences in ` +
    `${folder}/sentences/${language}, in files with the same names as in sentences/en. Then run: npm run bench -- advertising --train`;
  const location = locateInFile(`${folder}/weights/${language}.json`);
  return [{ ...location, rule: 'classifier', severity: 'warning', message }];
}

import { existsSync, readFileSync } from 'node:fs';
import { languages } from '#content/languages/languages.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { locateInFile } from '#content/rules/locate.ts';

const folder = 'src/practice/advertising';

/** Reports missing files and phrase lists that the advertising rules need for each language. Only missing phrases are errors. */
export function checkLanguageFiles(codes: readonly string[] = languages): Diagnostic[] {
  return codes.flatMap((code) => [...checkPhraseLists(code), ...checkWeights(code)]);
}

function checkPhraseLists(code: string): Diagnostic[] {
  const file = `phrases/${code}.txt`;
  const lists = new Set(listPhraseLists(file));
  const missing = listPhraseLists('phrases/en.txt').filter((name) => !lists.has(name));
  if (missing.length === 0) return [];
  return [
    {
      ...locateInFile(`${folder}/${file}`),
      rule: 'phrases',
      severity: 'error',
      message: existsSync(new URL(file, import.meta.url))
        ? `These lists are missing: ${missing.join(', ')}. Copy them from en.txt and translate their phrases.`
        : 'This file is missing. The advertising rules read it. Copy en.txt and translate the phrases of each list.',
    },
  ];
}

/** Lists the names of the phrase lists in a file. Returns none if the file doesn't exist. */
function listPhraseLists(file: string): string[] {
  const url = new URL(file, import.meta.url);
  if (!existsSync(url)) return [];
  return [...readFileSync(url, 'utf8').matchAll(/^== (.+?)(?: \(\w+\))?$/gm)].map(([, name = '']) => name);
}

function checkWeights(code: string): Diagnostic[] {
  const file = `weights/${code}.json`;
  if (existsSync(new URL(file, import.meta.url))) return [];
  const message =
    `This file is missing. Without it, the classifier checks no text in this language. Write labeled sentences in ` +
    `${folder}/sentences/${code}, in files with the same names as in sentences/en. Then run: npm run bench -- advertising --train`;
  return [{ ...locateInFile(`${folder}/${file}`), rule: 'classifier', severity: 'warning', message }];
}

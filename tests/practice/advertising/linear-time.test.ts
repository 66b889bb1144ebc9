import { expect, test } from 'vitest';
import { scanText } from '#practice/advertising/scan.ts';
import { languages } from '#content/languages/languages.ts';
import { adversarialTexts, findSuperlinearFunctions } from '../../content/growth.ts';
import type { TextFunction } from '../../content/growth.ts';
import { collectFindings } from './support/findings.ts';

const checks: TextFunction[] = [
  ...languages.map((language) => ({ name: language, run: (text: string) => scanText(text, language) })),
  { name: 'findings in body text', run: (text) => collectFindings(text) },
];

test.each(adversarialTexts)('the advertising check runs in linear time for $name', (text) => {
  expect(findSuperlinearFunctions(checks, text)).toEqual([]);
});

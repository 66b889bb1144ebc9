import { expect, test } from 'vitest';
import { scanText } from '#practice/advertising/check-text.ts';
import { languages } from '#content/languages/languages.ts';
import { adversarialTexts, findSuperlinear } from '../../content/growth.ts';
import type { TextFunction } from '../../content/growth.ts';
import { findFindings } from './support/findings.ts';

const works: TextFunction[] = [
  ...languages.map((language) => ({ name: language, run: (text: string) => scanText(text, language) })),
  { name: 'places in a body', run: (text) => findFindings(text) },
];

test.each(adversarialTexts)('the advertising check takes no quadratic time for $name', (text) => {
  expect(findSuperlinear(works, text)).toEqual([]);
});

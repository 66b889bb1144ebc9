import { expect, test } from 'vitest';
import { readText } from '../../../src/practice/advertising/check-text.ts';
import { languages } from '../../../src/content/languages/languages.ts';
import { adversarialTexts, superlinear } from '../growth.ts';
import type { Work } from '../growth.ts';
import { findingsIn } from './support/findings.ts';

const works: Work[] = [
  ...languages.map((language) => ({ name: language, run: (text: string) => readText(text, language) })),
  { name: 'places in a body', run: (text) => findingsIn(text) },
];

test.each(adversarialTexts)('the advertising check takes no quadratic time for $name', (text) => {
  expect(superlinear(works, text)).toEqual([]);
});

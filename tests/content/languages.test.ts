import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#content/languages/languages.ts';
import { findSentenceEnds } from '#content/languages/sentences.ts';

test.each([
  'The notice cites the federal law (U.S.) and the county’s own rules.',
  'Bring your papers (deed, note, etc.) to the first meeting.',
  'The complaint names John Q. Public and Mary A. Doe as owners.',
  'The defense rests on Fla. Stat. Section 702.10 and on the note itself.',
  'It is question No. 5 on the form, in Case No. CA-2024-117.',
  'Jane Doe, Esq. Attorney and Counselor',
  'Иск подал И. П. Сидоров от имени банка.',
  'Позов подав Т. Г. Шевченко від імені банку.',
  'El Sr. Juan Q. Público vive en EE. UU. desde 2001.',
])('one sentence is recognized: %s', (text) => {
  expect(findSentenceEnds(text).filter((end) => end < text.length)).toEqual([]);
});

test.each([
  'The lien is federal (U.S.). We explain what that means.',
  'She moved back to the U.S. The court kept her case.',
  'List your income on Schedule C. File it with the return.',
  'Costs are separate (filing, service, etc.) The client pays them.',
  'The bank is Lender Corp. We answer its complaint.',
])('two sentences are recognized: %s', (text) => {
  expect(findSentenceEnds(text).filter((end) => end < text.length)).toHaveLength(1);
});

test('every lexicon file is listed in lexicons.ts', () => {
  const codes = globSync('src/content/languages/??.ts').map((file) => basename(file, '.ts'));
  const unlisted = codes.filter((code) => !languages.some((language) => language === code));
  expect(unlisted, `Add ${unlisted.join(', ')} to src/content/languages/lexicons.ts.`).toEqual([]);
});

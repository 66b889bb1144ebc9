import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lexiconText } from '../../src/scaffold/lexicon-text.ts';
import { unwritten } from '../../src/content/fields/kinds.ts';
import { languages } from '../../src/content/languages/languages.ts';
import { lexicons } from '../../src/content/languages/lexicons.ts';

test.each([
  ['src/content/languages', '.ts'],
  ['src/advertising/phrases', '.txt'],
])('every language of the site has its words in %s, and none is left to be written', (folder, ending) => {
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(languages.map((code) => `${code}${ending}`)));
  const left = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`// ${unwritten}`),
  );
  expect(left).toEqual([]);
});

test.each(languages)('what a new lexicon says by itself of %s is what its own one says', (code) => {
  const { name, sharedAs, months, behindDay, script } = lexicons[code] as (typeof lexicons)['es'];
  const made = lexiconText(code, name).replaceAll('\n', ' ');
  const inQuotes = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
  expect(made).toContain(`sharedAs: '${code === 'es' ? 'es_ES' : sharedAs}'`);
  expect(made).toContain(`full: ${inQuotes(months.full)},     of: ${inQuotes(months.of)},`);
  expect(made.includes("behindDay: 'de'")).toBe(behindDay === 'de');
  expect(made).toContain(`script: '${script}'`);
  for (const [unit, pattern] of Object.entries(lexicons[code].units)) {
    const [, forms = ''] = new RegExp(`${unit}: '([^']+)'`).exec(made) ?? [];
    for (const form of forms.split('|')) expect(form).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
  }
});

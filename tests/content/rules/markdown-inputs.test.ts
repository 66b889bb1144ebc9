import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { loadEdited } from '../edited-content.ts';
import { languages } from '#content/languages/languages.ts';

const inputs = z
  .record(
    z.enum(languages),
    z.object({ right: z.string().array(), wrong: z.object({ text: z.string(), at: z.string() }).array() }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, 'markdown-inputs.yaml'), 'utf8')));

const cases = languages.flatMap((language) => [
  ...inputs[language].right.map((text) => ({ language, text, at: undefined })),
  ...inputs[language].wrong.map((input) => ({ language, ...input })),
]);

const files = cases.map(({ language, text, at }, index) => ({
  name: JSON.stringify(text),
  path: `content/faqs/zz-${index}.md`,
  text: `---\nquestion: "${language === 'es' ? '¿' : ''}${index}?"\nlanguage: ${language}\n---\n\n${text}`,
  at,
}));

const { problems } = loadEdited(Object.fromEntries(files.map(({ path, text }) => [path, text])));

function problemsOf(path: string): string[] {
  return problems.filter(({ file }) => file === path).map(({ line, message }) => `${line}: ${message}`);
}

test.each(files.filter(({ at }) => at === undefined))('$name is valid', ({ path }) => {
  expect(problemsOf(path)).toEqual([]);
});

test.each(files.flatMap(({ at, ...file }) => (at === undefined ? [] : [{ ...file, at }])))(
  '$name is reported',
  ({ path, text, at }) => {
    const line = text.split('\n').findIndex((each) => each.includes(at)) + 1;
    expect(problemsOf(path)).toContainEqual(expect.stringMatching(new RegExp(`^${line}: `)));
  },
);

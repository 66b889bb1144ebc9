import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { fixText } from '#content/source/repair.ts';
import { loadEdited, fixtureFiles } from '../edited-content.ts';

const path = 'content/faqs/zz.md';
const cases: { case: string; text: string; fixed?: string; printed?: string[] }[] = parse(
  readFileSync(join(import.meta.dirname, 'repairs.yaml'), 'utf8'),
);
const listSyntaxProblems = (text: string) =>
  loadEdited({ [path]: text }).problems.filter(({ rule }) => rule === 'syntax');

test.each(cases)('$case: $text', ({ text, fixed }) => {
  const result = fixText({ path, text });
  expect(result.text).toBe(fixed ?? text);
  expect(result.changes.length > 0).toBe(fixed !== undefined);
  expect(listSyntaxProblems(text).length > 0).toBe(fixed !== undefined);
  expect(listSyntaxProblems(result.text)).toEqual([]);
});

test.each(cases.filter(({ printed }) => printed))('$case: changes of $text', ({ text, printed }) => {
  expect(fixText({ path, text }).changes.map((line) => line.slice(2))).toEqual(printed);
});

test('no fixture file needs repair', () => {
  for (const [file, text] of fixtureFiles) expect(fixText({ path: file, text }).changes, file).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { assertDescribed, generateFieldReference } from '#practice/reference/field-reference.ts';
import { collections } from '#practice/collections.ts';
import { describeProblem } from '#content/report/print.ts';
import { loadEdited } from '../../content/edited-content.ts';

const reference = generateFieldReference();

test('the field reference is up to date', async () => {
  const isUpToDate = (await readFile('docs/fields.md', 'utf8')) === reference;
  expect(isUpToDate, 'Generate it again: npm run check -- --write-reference').toBe(true);
});

test('the field reference documents every content type, field and rule', () => {
  for (const name of Object.keys(collections)) expect(reference).toContain(`\n## ${name}\n`);
  const fields = reference.split('\n').filter((line) => /^\s*- `/.test(line));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter((line) => line.endsWith(': '))).toEqual([]);
  expect(reference).toContain(
    '\n- titles: Search engines, menus and screen readers need unique page names.\n',
  );
});

test('FILL IN is reported in a description', () => {
  expect(() => assertDescribed('- `fee-table`: FILL IN: what it shows.')).toThrow(
    /^Replace FILL IN in this description in src\/practice\/schemas: - `fee-table`/,
  );
});

test('the VS Code problem matcher parses the output of "check --watch"', () => {
  const tasks: {
    tasks: { problemMatcher: { pattern: { regexp: string }[] } }[];
  } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
  const [location, message] = tasks.tasks[0]?.problemMatcher.pattern ?? [];
  const { problems, sources } = loadEdited({
    'content/faqs/zz.md': '\uFEFF---\nquestion: 24\n---\n\nText.\n',
  });
  const printedLines = problems.map((problem) =>
    describeProblem(problem, sources.get(problem.file)).split('\n'),
  );
  expect(
    printedLines.map(([first = '', second = '']) => [
      new RegExp(location?.regexp ?? '').exec(first)?.slice(1),
      new RegExp(message?.regexp ?? '').exec(second)?.[1],
    ]),
  ).toEqual([
    [
      ['content/faqs/zz.md', '1', '1', 'warning'],
      'The file starts with an invisible byte-order mark. "npm run check -- --fix" removes it.',
    ],
    [
      ['content/faqs/zz.md', '2', '11', undefined],
      'question  must be text, found the number 24. Put quotes around it: "24".',
    ],
  ]);
});

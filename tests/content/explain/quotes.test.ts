import { expect, test } from 'vitest';
import { onlyProblem, problemsAfter, realFiles, replaced } from '../edited-content.ts';

const page = 'content/pages/probate.md';

test('a value that a # cuts off', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(
    onlyProblem({ [page]: replaced(page, title, 'title: Florida Probate Law Firm #1 guide') }),
  ).toContain(
    `${page}:2:33\n  Everything from # on would be left out here. Put the whole value in quotes: "Florida Probate Law Firm #1 guide".`,
  );
  expect(problemsAfter({ [page]: replaced(page, title, `${title} # a remark`) })).toEqual([]);
});

test('a fact and an apostrophe that need double quotes', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(onlyProblem({ [page]: replaced(page, title, 'title: {{answer-deadline}}') })).toContain(
    'title  starts with {{, so it must stand in quotes: "{{answer-deadline}}".',
  );
  expect(
    onlyProblem({ [page]: replaced(page, title, "title: 'What's probate in Florida, and when'") }),
  ).toContain(
    `The apostrophe within ends this text. Put double quotes around it: "What's probate in Florida, and when".`,
  );
});

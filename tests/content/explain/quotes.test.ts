import { expect, test } from 'vitest';
import { loadEdited, onlyProblem, problemsAfter, realFiles, replaced } from '../edited-content.ts';

const page = 'content/pages/probate.md';

test('a # that would cut off a value is reported, but not a comment after it', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(
    onlyProblem({ [page]: replaced(page, title, 'title: Florida Probate Law Firm #1 guide') }),
  ).toContain(
    `${page}:2:33\n  Everything after # is ignored here. Put the whole value in quotes: "Florida Probate Law Firm #1 guide".`,
  );
  expect(problemsAfter({ [page]: replaced(page, title, `${title} # a remark`) })).toEqual([]);
});

test('a leading fact and an inner apostrophe need double quotes', () => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  expect(onlyProblem({ [page]: replaced(page, title, 'title: {{answer-deadline}}') })).toContain(
    'title  starts with {{, so it must be in quotes: "{{answer-deadline}}".',
  );
  expect(
    onlyProblem({ [page]: replaced(page, title, "title: 'What's probate in Florida, and when'") }),
  ).toContain(
    `The apostrophe inside this text ends it. Put double quotes around the text: "What's probate in Florida, and when".`,
  );
});

const within = 'The quotation marks inside this text end it. Put the other kind around it:';
const behind = 'There is text after the closing quotation mark. Put the whole text in quotes:';

/** The typed value, the message, and the title once the author follows it. */
test.each([
  ['"What "probate" means"', within, 'What "probate" means'],
  ['"What is meant by "probate""', within, 'What is meant by "probate"'],
  ['""Probate" and what it means"', within, '"Probate" and what it means'],
  [`"What "probate" doesn't mean"`, within, `What "probate" doesn't mean`],
  [`'What 'probate' means'`, within, `What 'probate' means`],
  [
    '"What "probate" means: a guide"',
    'This text contains a colon. Put the text in quotes:',
    'What "probate" means: a guide',
  ],
  ['"Probate" and what it means', behind, '"Probate" and what it means'],
  ['"Probate" and "trust"', behind, '"Probate" and "trust"'],
])('the suggested fix of %s gives the intended text', (typed, sentence, shown) => {
  const title = /^title: .*$/m.exec(realFiles.get(page) ?? '')?.[0] ?? '';
  const problem = onlyProblem({ [page]: replaced(page, title, `title: ${typed}`) });
  expect(problem).toContain(`${page}:2:8\n  ${sentence}`);
  const written = /: (["'].*["'])\.$/m.exec(problem)?.[1] ?? '';
  const { site } = loadEdited({ [page]: replaced(page, title, `title: ${written}`) });
  expect(site?.pages.get('/probate')?.entry.data.title).toBe(shown);
});

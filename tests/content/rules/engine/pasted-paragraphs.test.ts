import { expect, test } from 'vitest';
import { faqProblems } from '../../edited-content.ts';

const words = 'The court sends a notice to each owner, and the clerk keeps a copy of it.';

test('a paragraph that was pasted twice', () => {
  expect(faqProblems(`${words}\n\nAnd then?\n\n${words.replace(' to ', '\nto ')}`)).toEqual([
    expect.stringMatching(/:9:1 \(warning\)\n {2}This paragraph is already above, on line 5\. Remove one\./),
  ]);
});

test('a paragraph in capitals', () => {
  expect(faqProblems(words.toUpperCase())).toEqual([
    expect.stringContaining('(warning)\n  This paragraph is written in capitals.'),
  ]);
  expect(faqProblems('TRIM, VAB AND HUD.\n\nYes, it does.\n\nYes, it does.')).toEqual([]);
});

test('a row of a table with a cell too few', () => {
  expect(faqProblems('| Step | Who |\n|---|---|\n| Answer | You |\n| Sale |\n')).toEqual([
    expect.stringContaining(
      ':8:1\n  This row has one cell in a table of 2 columns, and its last would be empty.',
    ),
  ]);
});

import { expect, test } from 'vitest';
import { readFrontmatter } from '#content/explain/frontmatter.ts';
import { lineOf, realFiles, replaced, reportedAfter } from '../edited-content.ts';

const probate = 'content/pages/probate.md';
const broward = 'content/counties/broward.md';
const question = 'content/faqs/foreclosure-bring.md';
const fields = 'question: "What should I have ready?"\nreviewBy: 2027-05-31\n';

const tooEarly = 'This line closes the fields too early: there are more of them below it. Delete it.';
const twice = 'The fields appear twice. Delete one block and its --- line.';
const fence = 'The line below the last field must be three hyphens and nothing else: ---';

test.each([
  [question, '---\n\n', `---\n\n---\n${fields}---\n\n`, 7, twice],
  [question, '---\n\n', `---\n---\n${fields}---\n\n`, 6, twice],
  [
    broward,
    'updated: 2026-11-22\n---\n',
    '---\nupdated: 2026-11-22\n',
    lineOf(broward, 'updated: ') + 1,
    '"updated" looks like a field, but is below the line that closes them. Move it above the ---.',
  ],
  [probate, 'hero:', '---\nhero:', lineOf(probate, 'hero:'), tooEarly],
  [broward, 'timeline:', '---\ntimeline:', lineOf(broward, 'timeline:'), tooEarly],
  [question, '31\n---', '31\n—', 4, `Word turned the hyphens into a dash. Retype them. ${fence}`],
  [question, '31\n---', '31\n- - -', 4, fence],
  [question, '31\n---\n\nThe', '31\n--- The', 4, `Put these words on a line of their own. ${fence}`],
  [
    question,
    '---\n',
    '\n---\n',
    1,
    'Nothing may come before the first line of hyphens (---). Delete the blank line.',
  ],
])('split frontmatter in %s is explained: %j becomes %j', (file, part, by, line, sentence) => {
  expect(reportedAfter({ [file]: replaced(file, part, by) })).toEqual([`${file}:${line}:1 ${sentence}`]);
});

test('a body may begin with a word and a colon', () => {
  const text = (realFiles.get(question) ?? '').replace('\n\nThe summons', '\n\nNote: the summons');
  expect(text).toContain('Note: the');
  expect(reportedAfter({ [question]: text })).toEqual([]);
});

const fileWith = (blankLines: number) => ({
  path: 'content/faqs/new.md',
  text: `---\nquestion: Why?\n${'\n'.repeat(blankLines)}order: 1\n---\n\nBecause.\n`,
});

test('more than 100 blank lines between fields are refused at their end', () => {
  expect(readFrontmatter(fileWith(101)).problems).toEqual([
    expect.objectContaining({ line: 103, message: 'More than 100 blank lines end here. Delete them.' }),
  ]);
  expect(readFrontmatter(fileWith(100)).problems).toEqual([]);
});

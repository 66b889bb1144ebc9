import { expect, test } from 'vitest';
import { problemsAfter, realFiles } from '../../content/edited-content.ts';

const edited = (path: string, line: RegExp, by: string) =>
  problemsAfter({ [path]: (realFiles.get(path) ?? '').replace(line, by) });

test.each([
  [
    'content/counties/pasco.md',
    /^ {2}on: .*$/m,
    '  on: 2027-11-21',
    'on  is 2027-11-21, which is in the future.',
  ],
  ['content/counties/pasco.md', /^updated: .*$/m, 'updated: 2027-01-01', 'updated  is 2027-01-01'],
  ['content/testimonials/florida-tax.md', /^date: .*$/m, 'date: 2027-01-01', 'date  is 2027-01-01'],
  [
    'content/articles/how-to-read-a-trim-notice.md',
    /^publishDate: .*$/m,
    'publishDate: 2027-01-01',
    'To publish this page on that day, add "publishOn: 2027-01-01". Otherwise correct the date.',
  ],
  [
    'content/counties/pasco.md',
    /^reviewBy: .*$/m,
    'reviewBy: 2127-03-31',
    'reviewBy  is 2127-03-31, more than ten years ahead.',
  ],
])('in %s, replacing %s with %s is reported', (path, line, by, sentence) => {
  const problems = edited(path, line, by);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test('a scheduled article may have a future date', () => {
  const path = 'content/articles/how-to-read-a-trim-notice.md';
  const problems = edited(path, /^publishDate: .*$/m, 'publishDate: 2027-01-01\npublishOn: 2027-01-01');
  expect(problems.filter((problem) => problem.includes('is in the future'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { problemsAfter } from '../../edited-content.ts';
import { change } from './broken-files.ts';

/** Valid files that resemble a mistake of the corpus. */
const rightFiles = [
  change('faqs', 'equals signs in a remark and within a line', 'language: en', '# =======\nlanguage: en'),
  change('faqs', 'curly quotes within a value', 'What should I bring?', '“Bring” what, and “why”?'),
  change('pages', 'curly quotes around one of two lines', 'Some words.', '“Some words.”'),
  change('faqs', 'curly quotes that straight ones show', 'What should I bring?', '"“What should I bring?”"'),
  change('faqs', 'the first day that is allowed', 'on: 2026-11-21', 'on: 1900-01-01'),
  change('faqs', 'a day nine years ahead', '2027-03-31', '2035-12-31'),
  change(
    'faqs',
    'an apostrophe first, in double quotes',
    'What should I bring?',
    `"'Tis what I should bring?"`,
  ),
  change('faqs', 'single quotes around the whole', 'What should I bring?', "'What should I bring?'"),
  change('pages', 'another old address', 'label: Sample', 'aliases: [/zz-before]'),
  change(
    'pages',
    'a year of articles',
    '  - type: call-to-action',
    '  - type: articles\n    heading: Articles\n    year: 2026\n    more: More\n  - type: call-to-action',
  ),
];

test.each(rightFiles)('$mistake is valid', ({ file, text }) => {
  const problems = problemsAfter({ [file]: text }).filter((each) => !each.includes('leads to this page'));
  expect(problems).toEqual([]);
});

import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { isContentFile } from '#content/source/content-files.ts';
import {
  copiedContent,
  newProblems,
  onlyProblem,
  realFiles,
  replaced,
  reportedAfter,
} from '../edited-content.ts';

const question = 'content/faqs/foreclosure-bring.md';
const probate = 'content/pages/probate.md';
const article = 'content/articles/will-or-revocable-trust.md';
const broward = 'content/counties/broward.md';

test.each([
  ['content/services/foreclosure-bring.md', 'Move the file to content/faqs.'],
  ['content/faq/foreclosure-bring.md', 'Did you mean "faqs"?'],
  ['content/foreclosure-bring.md', 'Each content file belongs in the folder of its type'],
  [
    'content/faqs/foreclosure/foreclosure-bring.md',
    'Its file is content/faqs/foreclosure/foreclosure-bring.md: move it to content/faqs.',
  ],
])('a referenced file that was moved to %s is one problem', (path, sentence) => {
  const reported = reportedAfter({ [question]: null, [path]: realFiles.get(question) ?? '' });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(sentence);
});

test('a page in the county folder is reported', () => {
  const moved = 'content/counties/probate.md';
  expect(reportedAfter({ [probate]: null, [moved]: realFiles.get(probate) ?? '' })).toEqual([
    `${moved}:1:1 These are the fields of a page, but this folder is for each county page. Move the file to content/pages.`,
  ]);
});

test.each(['probate (Ann’s conflicted copy 2026-11-20)', 'probate - Copy', 'probate (1)'])(
  'a copy named %s is reported',
  (name) => {
    const reported = reportedAfter({ [`content/pages/${name}.md`]: realFiles.get(probate) ?? '' });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('If it’s only a copy, delete it.');
  },
);

test('desktop.ini is not content', () => {
  expect(isContentFile('content/pages/desktop.ini')).toBe(false);
});

test('two files of one page are reported', () => {
  expect(reportedAfter({ [`${article}x`]: realFiles.get(article) ?? '' })).toEqual([
    `${article}x:1:1 ${article} has the same name, and only one of the two can be shown. Delete the other.`,
  ]);
});

test('a link to a heading of an .mdx file is reported', () => {
  const link = 'See [the questions](/blog/will-or-revocable-trust#five-questions).\n';
  const edited = { [question]: `${realFiles.get(question) ?? ''}\n${link}` };
  expect(reportedAfter(edited)).toEqual([]);
  const reported = reportedAfter({
    ...edited,
    [article]: null,
    [`${article}x`]: realFiles.get(article) ?? '',
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(
    `but ${article}x has no anchor "five-questions". Headings in .mdx files can’t be linked to.`,
  );
});

test.each([
  ['seat: Fort Lauderdale\n', 'seat: Fort Lauderdale\n  - extra\n', 12, 11],
  ['    - Hollywood', '     - Hollywood', 73, 72],
])('an item that would join the line above is reported: %j becomes %j', (part, by, line, above) => {
  const reported = reportedAfter({ [broward]: replaced(broward, part, by) });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(
    new RegExp(`^${broward}:${line}:\\d+ This item would become part of the text on line ${above}\\.`),
  );
});

test('a value may continue on indented lines', () => {
  const by = '  heading: How we work\n    on your case -\n    and more\n';
  expect(
    reportedAfter({ [broward]: replaced(broward, '  heading: How we work on your case\n', by) }),
  ).toEqual([]);
});

test('a missing list of published addresses is a warning', async () => {
  const { root, remove } = await copiedContent({ 'content/published-paths.txt': null });
  try {
    const { problems } = await loadContent({ root, now: new Date('2026-11-21T17:00:00Z') });
    expect(newProblems(problems).map(({ file, severity }) => [file, severity])).toEqual([
      ['content/published-paths.txt', 'warning'],
    ]);
  } finally {
    await remove();
  }
});

test('an article in the folder of questions is reported', () => {
  const misplaced = (realFiles.get('content/articles/will-or-revocable-trust.md') ?? '').replace(
    /^title: .*$/m,
    'title: An article of our own',
  );
  expect(onlyProblem({ 'content/faqs/zz-new.md': misplaced })).toContain(
    'These are the fields of an article, but this folder is for each question. Move the file to content/articles.',
  );
});

test.each([
  ['content/guides/served-today.mdx', '/guides/served-today'],
  [article, '/blog/will-or-revocable-trust'],
  [broward, '/broward-foreclosure-defense'],
  [probate, '/probate'],
])('links to %s are not reported while that file is invalid', (path, address) => {
  const link = `See [the page](${address}).\n`;
  const reported = reportedAfter({
    [question]: `${realFiles.get(question) ?? ''}\n${link}`,
    [path]: replaced(path, '---\n', '---\nunknown: field\n'),
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(`${path}:2:1 unknown  is not a known field.`);
});

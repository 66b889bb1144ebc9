import { expect, test } from 'vitest';
import { faqProblems, newFaq, problemsAfter, replaced } from '../edited-content.ts';

const slips: [string, string][] = [
  ['A will ** speaks ** here.', 'Asterisks between spaces don’t make text bold.'],
  ['A will *speaks here.', 'Italics aren’t closed'],
  ['A will __speaks here.', 'Two underscores would appear on the page'],
  ['A will ` speaks here.', 'A backtick (`) would appear on the page'],
  ['See [Florida and Colorado(/probate) first.', 'Write [Florida and Colorado](/probate).'],
  ['A will speaks\\', 'There is a backslash at the end of this line.'],
  ['A will\\nspeaks here.', '\\n would be shown as typed.'],
  ['A will ~~speaks~~ here.', 'Text between ~~ is crossed out.'],
  ['➢ First\n➢ Second', 'A list item starts with a hyphen and a space: - First'],
  ['– First\n– Second', 'A list item starts with a hyphen and a space: - First'],
  ['✓ First', 'A list item starts with a hyphen and a space: - First'],
  ['o First\no Second', 'A list item starts with a hyphen and a space: - First'],
  [
    'a) First\nb) Second',
    'Letters don’t make a list, so the lines would run together. Number the items: 1. First',
  ],
  ['| County | Court |\n| Pasco | Sixth |', 'A table has a line like |---|---| below its first row'],
  ['County | Court\nPasco | Sixth', 'These | characters don’t form a table'],
];

test.each(slips)('%j in a body is reported', (text, sentence) => {
  const problems = faqProblems(text);
  expect(problems[0]).toContain(`${newFaq}:5:`);
  expect(problems.join('\n')).toContain(sentence);
  expect(new Set(problems.map((problem) => problem.split('\n')[1]?.slice(0, 40))).size).toBe(1);
});

test.each(slips)('%j in a Markdown field is reported', (text, sentence) => {
  const county = 'content/counties/pasco.md';
  const [lead = ''] = /^ {2}lead: \|\n(?: {4}.*\n|\n)+/m.exec(replaced(county, '', '')) ?? [];
  const block = `  lead: |\n${text.replaceAll(/^/gm, '    ')}\n`;
  expect(problemsAfter({ [county]: replaced(county, lead, block) }).join('\n')).toContain(sentence);
});

test.each([
  'A **will** and *a trust*, _so to say_, or __both__.',
  'It *spans\ntwo* lines.',
  '| County | Court |\n|---|---|\n| Pasco | Sixth |',
  'County | Court\n--- | ---\nPasco | Sixth',
  'Sign* here, 2 * 3, and either | or.',
  'Español\no Colorado.',
  '“A house divided cannot stand”\n\n— Abraham Lincoln',
  'Mon–Fri | by phone | by video',
])('%j is valid', (text) => {
  expect(faqProblems(text)).toEqual([]);
});

test.each(['*in brief*', '_in brief_', '~~in brief~~', '`in brief`'])(
  '%s in plain text is reported',
  (words) => {
    const page = 'content/pages/probate.md';
    const heading = /^ {2}heading: .*$/m;
    const text = replaced(page, '', '').replace(heading, `  heading: "Probate, ${words}"`);
    expect(problemsAfter({ [page]: text }).join('\n')).toContain('would appear as typed. Remove it.');
  },
);

test('## in plain text is reported', () => {
  const page = 'content/pages/probate.md';
  const text = replaced(page, '', '').replace(/^ {2}heading: .*$/m, '  heading: "## Probate"');
  expect(problemsAfter({ [page]: text }).join('\n')).toContain(
    'heading  is plain text, so ## would appear as typed.',
  );
});

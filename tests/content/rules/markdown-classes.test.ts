import { expect, test } from 'vitest';
import { loadEdited, replaced, reportedAfter } from '../edited-content.ts';
import { article } from '../explain/corpus/samples.ts';

const faq = 'content/faqs/zz-new.md';
const mdx = 'content/articles/zz-new.mdx';

/** The problems of a body, which starts on line 5. */
function reported(text: string): string[] {
  return reportedAfter({ [faq]: `---\nquestion: Why?\n---\n\n${text}\n` }).map((each) =>
    each.replace(`${faq}:`, ''),
  );
}

test.each([
  [
    '1. Gather papers\n  1. the note\n  2. the deed\n2. Call us',
    '6:3 This item isn’t nested under the one above. Indent it and its siblings by three spaces, or start it without a space.',
  ],
  [
    '- Gather papers\n - the note\n- Call us',
    '6:2 This item isn’t nested under the one above. Indent it and its siblings by two spaces, or start it without a space.',
  ],
  [
    '10. Gather papers\n   - the note',
    '6:4 This item isn’t nested under the one above. Indent it and its siblings by four spaces, or start it without a space.',
  ],
  [
    '1. Gather papers\n2. Call us\n1. Wait',
    '7:1 This item would be numbered 3. Number the items in order, or put text between two lists.',
  ],
])('wrong indentation or numbers of list items: %j', (text, problem) => {
  expect(reported(text)).toEqual([problem]);
});

test.each([
  ['Bring these papers:\n2. the note\n3. the deed', '6:1', '2. the note'],
  ['Do this first.\n3) Call.\n4) Wait.', '6:1', '3) Call.'],
  ['- Bring these:\n  2. the note', '6:3', '2. the note'],
])('a list without a blank line above: %j', (text, place, item) => {
  expect(reported(text)).toEqual([
    `${place} This list would run into the text above it. Add a blank line above: ${item}`,
  ]);
});

test.each([
  [
    '**Note:**call the clerk.',
    '5:1 The ** would appear on the page because no space follows the second one. Add a space: **Note:** …',
  ],
  [
    'Say *“now”*and wait.',
    '5:5 The * would appear on the page because no space follows the second one. Add a space: *“now”* …',
  ],
  [
    'Say**“now”** and wait.',
    '5:4 The ** would appear on the page because no space comes before the first one. Add a space before **“now”**',
  ],
  [
    'Read **the letter **before you call.',
    '5:6 The ** would appear on the page because of the space before the second one. Move the space after it.',
  ],
])('emphasis that would not work: %j', (text, problem) => {
  expect(reported(text)).toEqual([problem]);
});

test.each(['- [ ] Bring the deed', '1. [x] Bring the deed', '- One\n  - [X] Bring the deed'])(
  'a task list: %j',
  (text) => {
    expect(reported(text)).toEqual([expect.stringContaining('Checkboxes don’t work here.')]);
  },
);

test.each([
  ['<Timeline id=“order” />', 'A tag needs straight quotes, not curly ones. Retype them: ="order".'],
  ['<Warning heading=«Mind»>\n\nCall.\n\n</Warning>', 'A tag needs straight quotes, not curly ones.'],
  ['## Costs {#costs}', '{#costs} does nothing here: headings get their ids automatically. Remove it.'],
  ['One <!-- two --> three.', 'Text can’t contain comments. Remove it, or move it to a "note" field'],
  ['One.\n\n</Warning>', '</Warning> closes a tag that isn’t open here.'],
])('%j in .mdx text is reported', (text, sentence) => {
  const typed = article.replace('Some words.', () => text);
  expect(reportedAfter({ [mdx]: typed })).toEqual([expect.stringContaining(sentence)]);
});

test.each(['## Costs {#costs}', 'Costs {: .wide}'])('attributes in .md text: %j', (text) => {
  expect(reported(text)).toEqual([expect.stringMatching(/^5:\d+ \{[^}]*\} does nothing here: headings get/)]);
});

test.each([
  '> [!NOTE]\n> Call the clerk.',
  '::: note\nCall the clerk.',
  'Call ==the clerk== now.',
  'Call :warning: now.',
  'See [[Wills|our page]] first.',
])('%j is not supported Markdown', (text) => {
  expect(reported(text)[0]).toContain(' does nothing here and would appear on the page. ');
});

test('stars between numbers are reported', () => {
  expect(reported('It is 2*3*4 then.')).toEqual([
    '5:8 The asterisks between these numbers would disappear. Write × instead.',
  ]);
});

test.each(['Sections 5~6~7 apply.', 'From ~/letters ~ and others.'])(
  'single tildes are valid: %j',
  (text) => {
    expect(reported(text)).toEqual([]);
  },
);

test.each([
  ['folded', '>-\n    Read this and\n    **call us.', '**call us.'],
  ['in double quotes', '"Say \\"now\\" and\n    **call us."', '**call us."'],
  ['in single quotes', "'It''s **so said.'", "**so said.'"],
])('a mistake in a value %s is reported at its position', (_, value, words) => {
  const county = 'content/counties/pasco.md';
  const [lead = ''] = /^ {2}lead: \|\n(?: {4}.*\n|\n)+/m.exec(replaced(county, '', '')) ?? [];
  const { problems, sources } = loadEdited({ [county]: replaced(county, lead, `  lead: ${value}\n`) });
  const [problem] = problems.filter(({ rule }) => rule === 'markdown');
  const line = sources.get(county)?.split('\n')[(problem?.line ?? 0) - 1] ?? '';
  expect(line.slice((problem?.column ?? 0) - 1)).toBe(words);
});

test('HTML entities are decoded before the rules run', () => {
  expect(reported('Bring the&nbsp;the deed.')).toEqual(['5:7 "the the" repeats a word. Remove one.']);
});

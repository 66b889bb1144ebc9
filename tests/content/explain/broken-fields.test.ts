import { expect, test } from 'vitest';
import { replaced, reportedAfter } from '../edited-content.ts';

const probate = 'content/pages/probate.md';
const broward = 'content/counties/broward.md';
const question = 'content/faqs/foreclosure-bring.md';

test.each([
  [
    broward,
    '- Building inspections and',
    '- Note: Building inspections and',
    /^items, item 2 {2}contains a colon\. Put the text in quotes: "Note: Building inspections .*"\.$/,
  ],
  [
    broward,
    '- Davie',
    '- Davie:',
    /^names, item 7 {2}contains a colon\. Put the text in quotes: "Davie:"\.$/,
  ],
  [
    broward,
    '- Davie',
    '- Davie: the town: its center',
    /^This text contains a colon\. Put the text in quotes: "Davie: the town: its center"\.$/,
  ],
  [
    probate,
    'label: Probate',
    'label: {Probate}',
    /^label {2}can’t start with \{ here\. Put the whole value in quotes: "\{Probate\}"\.$/,
  ],
  [
    probate,
    'label: Probate',
    'label: -',
    /^There is a hyphen after this colon\. Write the value there, or remove the line\.$/,
  ],
  [
    probate,
    'label: Probate',
    'label: - Probate',
    /^There is a hyphen after this colon\. Remove the hyphen; or, to begin a list, write "- Probate" on a line of its own below/,
  ],
  [
    broward,
    '- Building inspections and',
    '- "Building inspections" and',
    /^There is text after the closing quotation mark\. Put the whole text in quotes: '"Building inspections" and .*'\.$/,
  ],
  [
    question,
    'What should',
    'What \\should',
    /^A backslash \(\\\) has a special meaning inside double quotes\. Remove it\.$/,
  ],
  [
    probate,
    'heading: What probate is',
    'heading: #1 in probate',
    /^Everything after # is ignored here\. Put the whole value in quotes: "#1 in probate"\.$/,
  ],
  [
    broward,
    '- Davie',
    '- #1 Davie',
    /^Everything after # is ignored here\. Put the whole value in quotes: "#1 Davie"\.$/,
  ],
  [
    probate,
    'lead: |\n    When',
    'lead: | When',
    /^Text after \| starts on the next line, indented two spaces\. Move it there\.$/,
  ],
])('a broken line in %s is explained: %j becomes %j', (file, part, by, sentence) => {
  const reported = reportedAfter({ [file]: replaced(file, part, by) });
  expect(reported).toHaveLength(1);
  expect(reported[0]?.replace(/^\S+ /, '')).toMatch(sentence);
});

/** File, part, replacement, the line at fault, and the message. */
test.each([
  [
    probate,
    '    When someone',
    'When someone',
    'When someone',
    'This text belongs to "lead" above. Indent it two spaces more',
  ],
  [
    probate,
    '    When someone',
    '      When someone',
    '      When someone',
    'This line is indented more than the rest of its text. Line it up with the lines below.',
  ],
  [
    probate,
    '    The first consultation',
    '   The first consultation',
    '   The first consultation',
    'This text belongs to "lead" above it. Line it up with the lines of text above.',
  ],
  [
    probate,
    '    The first consultation',
    'The first consultation',
    'The first consultation',
    'This text belongs to "lead" above it. Line it up with the lines of text above.',
  ],
  [broward, '    - Hollywood', '   - Hollywood', '   - Hollywood', 'Line it up with them.'],
  [
    broward,
    '    - Hollywood',
    '    • Hollywood',
    '    • Hollywood',
    'A character (•) replaces the hyphen of a list item.',
  ],
  [
    broward,
    '    - Hollywood',
    '    -Hollywood',
    '    -Hollywood',
    'needs a space after its hyphen: - Hollywood.',
  ],
  [
    broward,
    '    - Fort Lauderdale',
    '    -Fort Lauderdale',
    '    -Fort Lauderdale',
    'names  is a list. Start each item with a hyphen and a space, like "- Fort Lauderdale".',
  ],
  [
    broward,
    '    - Fort Lauderdale',
    '    • Fort Lauderdale',
    '    • Fort Lauderdale',
    'like "- Fort Lauderdale".',
  ],
  [
    broward,
    '    - title: You decide',
    '      title: You decide',
    '      title: You decide',
    'If this starts a new list item, its hyphen is missing: - title: You decide.',
  ],
  [
    probate,
    'sections:\n',
    'hero:\n  heading: Again\nsections:\n',
    'hero:\n  heading: Again',
    '"hero" appears twice, first on line 9. Keep one of the two blocks.',
  ],
  [probate, 'sections:\n', '', '  - type: prose', 'This item isn’t part of a list.'],
])(
  'the problem is reported at the line at fault in %s: %j becomes %j',
  (file, part, by, culprit, sentence) => {
    const text = replaced(file, part, by);
    const reported = reportedAfter({ [file]: text });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(sentence);
    const line = text.slice(0, text.indexOf(`\n${culprit}`) + 1).split('\n').length;
    expect(reported[0]).toMatch(new RegExp(`^${file}:${line}:`));
  },
);

test.each(['hero', 'contact', 'closing'])('unindented lines below %s are explained', (group) => {
  const block = new RegExp(`^${group}:\n(?:  .*\n|\n)+`, 'm').exec(replaced(broward, '', ''))?.[0] ?? '';
  const reported = reportedAfter({ [broward]: replaced(broward, block, block.replaceAll(/^ {2}/gm, '')) });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(
    `These lines belong to "${group}" above them. Indent all of them two more spaces: `,
  );
});

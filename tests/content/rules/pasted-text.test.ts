import { expect, test } from 'vitest';
import { faqProblems, reportedAfter } from '../edited-content.ts';

const faq = 'content/faqs/zz-new.md';

/** The problems of a body, which starts on line 5. */
function reported(text: string): string[] {
  return reportedAfter({ [faq]: `---\nquestion: Why?\n---\n\n${text}\n` });
}

test.each([
  [
    'Bring:\n\n1.\tone\n2.\ttwo',
    [
      `${faq}:7:1 A numbered item needs a space after its number, not a tab: 1. one`,
      `${faq}:8:1 A numbered item needs a space after its number, not a tab: 2. two`,
    ],
  ],
  ['Bring:\n\n•\tone', [`${faq}:7:1 A list item starts with a hyphen and a space: - one`]],
  ['Bring:\n\n-\tone', [`${faq}:7:1 A list item starts with a hyphen and a space: - one`]],
  ['§ Bring this', [`${faq}:5:1 A list item starts with a hyphen and a space: - Bring this`]],
  ['§ 702.06 governs deficiencies.', []],
  [
    'Served or not.*\n\n*Not in every state.',
    [
      `${faq}:7:1 Asterisk footnotes don’t work here. Put the note in its sentence, or write \\*Not in every state.`,
    ],
  ],
  [
    '<p style="margin: 0">Some <b>words</b></p>\n<p>Others</p>\n<p>More</p>',
    [
      `${faq}:5:1 HTML such as <p …> isn’t allowed in content. Use Markdown: blank lines for paragraphs, **bold**, - for lists. The same on 2 more lines.`,
    ],
  ],
  ['Served or not.*\n\n\\*Not in every state.', []],
])('%j from Word', (text, sentences) => {
  expect(reported(text)).toEqual(sentences);
});

const words = 'The court sends a notice to each owner, and the clerk keeps a copy of it.';

test('a repeated paragraph is reported', () => {
  expect(faqProblems(`${words}\n\nAnd then?\n\n${words.replace(' to ', '\nto ')}`)).toEqual([
    expect.stringMatching(/:9:1 \(warning\)\n {2}This paragraph already appears on line 5\. Remove one\./),
  ]);
});

test('a paragraph in capitals is reported', () => {
  expect(faqProblems(words.toUpperCase())).toEqual([
    expect.stringContaining('(warning)\n  This paragraph is in capitals.'),
  ]);
  expect(faqProblems('TRIM, VAB AND HUD.\n\nYes, it does.\n\nYes, it does.')).toEqual([]);
});

test('a table row with a missing cell is reported', () => {
  expect(faqProblems('| Step | Who |\n|---|---|\n| Answer | You |\n| Sale |\n')).toEqual([
    expect.stringContaining(
      ':8:1\n  This row has one cell in a table of 2 columns, so its last cell would be empty.',
    ),
  ]);
});

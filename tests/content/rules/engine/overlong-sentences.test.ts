import { expect, test } from 'vitest';
import { faqProblems } from '../../edited-content.ts';

const clause = 'the clerk sends each owner a notice and a list of what to bring to the hearing, and ';

test('a sentence without an end is reported where it begins, in a text as in a field', () => {
  const endless = `After the sale ${clause.repeat(13)}then it ends.`;
  expect(faqProblems(`Short.\n\n${endless}`)).toEqual([
    expect.stringMatching(
      /:7:1 \(warning\)\n {2}This sentence has 1,\d{3} characters\. Split it into sentences of up to 25 words\./,
    ),
  ]);
  expect(faqProblems('Short.', `question: ${endless}`)).toEqual([
    expect.stringContaining('This sentence has 1,'),
  ]);
});

test('a long paragraph of ordinary sentences is right', () => {
  expect(
    faqProblems(Array.from({ length: 20 }, (_, day) => `On day ${day} ${clause}so on.`).join(' ')),
  ).toEqual([]);
});

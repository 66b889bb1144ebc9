import { expect, test } from 'vitest';
import { legaleseIn, longSentencesIn } from '#practice/rules/plain-words.ts';
import { faqProblems } from '../edited-content.ts';

test('legal phrases and long sentences get suggestions', () => {
  const messages = (text: string) =>
    [...legaleseIn(text), ...longSentencesIn(text)].map(({ message }) => message);
  expect(messages('Pursuant to the rule, the judgment comes prior to the sale in Miami-Dade.')).toEqual([
    '"Pursuant to" is hard to read. Plainer: under.',
    '"prior to" is hard to read. Plainer: before.',
  ]);
  expect(messages(`${'word '.repeat(33)}end.`)).toEqual([
    'This sentence has 34 words. Split it: up to 25 are easy to read.',
  ]);
  expect(messages('We read the papers with you and tell you what comes next.')).toEqual([]);
});

const clause = 'the clerk sends each owner a notice and a list of what to bring to the hearing, and ';

test('an overlong sentence is reported at its start, in a body and in a field', () => {
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

test('a long paragraph of ordinary sentences is valid', () => {
  expect(
    faqProblems(Array.from({ length: 20 }, (_, day) => `On day ${day} ${clause}so on.`).join(' ')),
  ).toEqual([]);
});

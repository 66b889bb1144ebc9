import { expect, test } from 'vitest';
import { faqProblems, newFaq, problemsAfter, realFiles, replaced } from '../edited-content.ts';

test.each([
  ['This is the the end.', '"the the" repeats a word'],
  ['The the fee is low.', '"The the" repeats a word'],
  ['This is the\nthe end.', '"the the" repeats a word'],
  ['Ask the court , then wait.', 'There is a space before ","'],
  ['Ask the court,, then wait.', '",," repeats a punctuation mark. Use one'],
  ['Call us now!!', '"!!" repeats a punctuation mark. Use one'],
  ['The case ends.. It is over.', '".." repeats a punctuation mark. Use one'],
  ['The case ends.Then it is over.', 'The space after "." is missing'],
  ['The court,then the sale.', 'The space after "," is missing'],
])('%j is a warning', (text, message) => {
  const problems = faqProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  expect(problems[0]).toContain(`${newFaq}:5:`);
  expect(problems[0]).toContain('(warning)');
});

test.each([
  'He said that that was what they had had.',
  'Wait ... and see: e.g. a lien, a note, or i.e. none. “Why?!” Node.js, St. Petersburg, Ph.D.',
  'See [the board](/flaproptaxappealscounties), https://www.flcourts.gov/a,b and {{firm-email}}.',
  'Pago Pago lies far away, and the will will be read.',
  'Візи O для людей із видатними здібностями; сторони A і B.',
  'Hablamos español, русский y українська.',
])('%j is valid', (text) => {
  expect(faqProblems(text).filter((problem) => /repeats|twice|space|letter/.test(problem))).toEqual([]);
});

test('public fields are checked, and notes are not', () => {
  expect(faqProblems('An answer.', 'question: Why is is it so?')[0]).toContain(
    'question  "is is" repeats a word',
  );
  expect(faqProblems('An answer.', 'question: Why?\nnote: "is is"')).toEqual([]);
});

const ukrainian = 'content/immigration/immigration-ukrainian.md';

test('mixed alphabets in a word and single Latin letters among Cyrillic words are reported', () => {
  const [before] = realFiles.get(ukrainian)?.match(/ [а-яіїє]{6,} і [а-яіїє]{4,} /) ?? [];
  if (before === undefined) throw new Error('The Ukrainian page has no two words to try.');
  const typed = before.replace(' і ', ' i ');
  expect(problemsAfter({ [ukrainian]: replaced(ukrainian, before, typed) })).toEqual([
    expect.stringContaining('This "i" is a Latin letter among Cyrillic words.'),
  ]);
  const [word = ''] = before.trim().split(' ');
  const mixed = `${word}a`;
  expect(problemsAfter({ [ukrainian]: replaced(ukrainian, before, before.replace(word, mixed)) })).toEqual([
    expect.stringContaining(
      `"${mixed}" mixes Latin and Cyrillic letters, which look alike. Searches and screen readers fail on the Latin "a".`,
    ),
  ]);
  expect(faqProblems('A foreclоsure.')[0]).toContain('fail on the Cyrillic "о"');
});

import { expect, test } from 'vitest';
import { onlyProblem, problemsAfter, realFiles, replaced } from '../edited-content.ts';

const fact = 'content/facts/answer-deadline.md';

test.each([
  ['value: 20', 'value: 30', 'statedAs  says "20 days", but the value is 30: change both together.'],
  ['value: 20', 'value: 20 days', 'value  must be a number without other signs, because its unit is days'],
  ['value: 20', 'value: -20', 'value  must not be less than 0.'],
  ['value: 20', 'value: [20, 2]', 'value  must have the smaller number first'],
])('a fact with %s made %s', (before, after, sentence) => {
  expect(problemsAfter({ [fact]: replaced(fact, before, after) })[0]).toContain(sentence);
});

test('a phone number that differs from its words', () => {
  const phone = 'content/facts/florida-phone.md';
  expect(
    onlyProblem({ [phone]: replaced(phone, 'value: "(407) 555-0100"', 'value: "(407) 555-010"') }),
  ).toContain('value  must be a US phone number like (407) 555-0100, found "(407) 555-010".');
});

test('a fact without words in the language of the page that quotes it', () => {
  const period = 'content/facts/fee-honored-period.md';
  const without = (realFiles.get(period) ?? '').replace(/^ {2}es: .*\n/m, '');
  const problems = problemsAfter({ [period]: without });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(
    '{{fee-honored-period}} would be in English here: "90 days". Give its file content/facts/fee-honored-period.md the same words in this language (translations, es).',
  );
});

import { expect, test } from 'vitest';
import { factFaults } from '#practice/schemas/fact-value.ts';
import { onlyProblem, problemsAfter, realFiles, replaced } from '../edited-content.ts';

const fact = 'content/facts/answer-deadline.md';

test.each([
  ['value: 20', 'value: 30', 'statedAs  says "20 days", but the value is 30. Change both.'],
  [
    'value: 20',
    'value: 20 days',
    'value  must be a number without other characters, because its unit is days',
  ],
  ['value: 20', 'value: -20', 'value  must not be less than 0.'],
  ['value: 20', 'value: [20, 2]', 'value  must have the smaller number first'],
])('changing %s to %s is refused', (before, after, sentence) => {
  expect(problemsAfter({ [fact]: replaced(fact, before, after) })[0]).toContain(sentence);
});

test('an invalid phone number is reported', () => {
  const phone = 'content/facts/florida-phone.md';
  expect(
    onlyProblem({ [phone]: replaced(phone, 'value: "(407) 555-0100"', 'value: "(407) 555-010"') }),
  ).toContain('value  must be a US phone number like (407) 555-0100, found "(407) 555-010".');
});

test('a fact without a translation is reported where a page in that language references it', () => {
  const period = 'content/facts/fee-honored-period.md';
  const without = (realFiles.get(period) ?? '').replace(/^ {2}es: .*\n/m, '');
  const problems = problemsAfter({ [period]: without });
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(
    '{{fee-honored-period}} would appear in English here: "90 days". Add a translation to content/facts/fee-honored-period.md (translations, es).',
  );
});

test.each([
  ['usd', 399, '399', '"$399"'],
  ['days', 20, '20', '"20 days"'],
  ['percent', 20, '20', '"20 percent"'],
])('the text of a fact in %s needs its unit', (unit, value, statedAs, whole) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([
    { path: ['statedAs'], message: expect.stringContaining(`Add its unit, like ${whole}`) },
  ]);
});

test.each([
  ['usd', 399, '399 доларів'],
  ['usd', 0, 'free of charge'],
  ['count', 67, '67'],
])('a fact in %s with the value %s may have the text %s', (unit, value, statedAs) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([]);
});

test('a number as the text of a fact is reported with its unit', () => {
  const fee = 'content/facts/evaluation-fee.md';
  const text = (realFiles.get(fee) ?? '').replace('statedAs: "$399"', 'statedAs: 399');
  expect(problemsAfter({ [fee]: text }).join('\n')).toContain(
    'statedAs  must be text, found the number 399. Write it whole: "$399".',
  );
});

const stated = (value: number | number[], statedAs: string, unit = 'percent') =>
  factFaults({ value, unit, statedAs }).map(({ message }) => message);

test.each([
  [3.125, '3.125%'],
  [3.125, '3,125 %'],
  [6.5, '6,5 %'],
  [3125, '3.125 units'],
  [1234.5, '$1,234.50 units'],
  [1_250_000, '1 250 000 units'],
  [1_250_000, '1\u00A0250\u00A0000 units'],
  [[6, 12], '6-12 months'],
  [[15_000, 25_000], 'від $15 000 до $25 000'],
  [2, 'two years'],
])('the value %s matches the text %s', (value, words) => {
  expect(stated(value, words)).toEqual([]);
});

test.each([
  [3.125, '3.25%'],
  [15, '$15,000'],
  [15_000, '$15.00'],
  [6, '6.5%'],
  [30, '20 days'],
  [[6, 12], '6-10 months'],
])('the value %s does not match the text %s', (value, words) => {
  expect(stated(value, words)).toEqual([
    `says "${words}", but the value is ${[value].flat().join(' to ')}. Change both`,
  ]);
});

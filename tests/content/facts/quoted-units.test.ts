import { expect, test } from 'vitest';
import { factFaults } from '../../../src/practice/schemas/fact-value.ts';
import { problemsAfter, realFiles } from '../edited-content.ts';

test.each([
  ['usd', 399, '399', '"$399"'],
  ['days', 20, '20', '"20 days"'],
  ['percent', 20, '20', '"20 percent"'],
])('a fact in %s whose words have no unit', (unit, value, statedAs, whole) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([
    { path: ['statedAs'], message: expect.stringContaining(`Write it with its unit, like ${whole}`) },
  ]);
});

test.each([
  ['usd', 399, '399 доларів'],
  ['usd', 0, 'free of charge'],
  ['count', 67, '67'],
])('a fact in %s stated as it should be', (unit, value, statedAs) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([]);
});

test('the number that a fact states is offered with its unit', () => {
  const fee = 'content/facts/evaluation-fee.md';
  const text = (realFiles.get(fee) ?? '').replace('statedAs: "$399"', 'statedAs: 399');
  expect(problemsAfter({ [fee]: text }).join('\n')).toContain(
    'statedAs  must be text, found the number 399. Write it whole: "$399".',
  );
});

import { expect, test } from 'vitest';
import { checkFact } from '#practice/schemas/fact-value.ts';

test.each([
  ['usd', 399, '399', '"$399"'],
  ['days', 20, '20', '"20 days"'],
  ['percent', 20, '20', '"20 percent"'],
])('the text of a fact in %s needs its unit', (unit, value, statedAs, whole) => {
  expect(checkFact({ value, unit, statedAs })).toEqual([
    { path: ['statedAs'], message: expect.stringContaining(`Add its unit, like ${whole}`) },
  ]);
});

test.each([
  ['usd', 399, '399 доларів'],
  ['usd', 0, 'free of charge'],
  ['count', 67, '67'],
])('a fact in %s with the value %s may have the text %s', (unit, value, statedAs) => {
  expect(checkFact({ value, unit, statedAs })).toEqual([]);
});

const listMessages = (value: number | number[], statedAs: string, unit = 'percent') =>
  checkFact({ value, unit, statedAs }).map(({ message }) => message);

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
])('the value %s matches the text %s', (value, text) => {
  expect(listMessages(value, text)).toEqual([]);
});

test.each([
  [3.125, '3.25%'],
  [15, '$15,000'],
  [15_000, '$15.00'],
  [6, '6.5%'],
  [30, '20 days'],
  [[6, 12], '6-10 months'],
])('the value %s does not match the text %s', (value, text) => {
  expect(listMessages(value, text)).toEqual([
    `says "${text}", but the value is ${[value].flat().join(' to ')}. Change both`,
  ]);
});

import { expect, test } from 'vitest';
import { factFaults } from '../../../src/practice/schemas/fact-value.ts';

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
])('%s may be stated as %s', (value, words) => {
  expect(stated(value, words)).toEqual([]);
});

test.each([
  [3.125, '3.25%'],
  [15, '$15,000'],
  [15_000, '$15.00'],
  [6, '6.5%'],
  [30, '20 days'],
  [[6, 12], '6-10 months'],
])('%s is not stated by %s', (value, words) => {
  expect(stated(value, words)).toEqual([
    `says "${words}", but the value is ${[value].flat().join(' to ')}: change both together`,
  ]);
});

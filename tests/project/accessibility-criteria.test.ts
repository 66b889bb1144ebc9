import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { criteria } from '../browser/accessibility/criteria.ts';

test('every accessibility criterion is covered by a test', () => {
  const tests = globSync(['tests/browser/**/*.spec.ts', 'tests/site/every-page/*.test.ts']);
  const coveredNumbers = tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:tagCriteria\(|criteria\[)([\d,\s]+)[)\]]/g)].flatMap(
      ([, numbers = '']) => numbers.split(',').map(Number),
    ),
  );
  expect(Object.keys(criteria).filter((number) => !coveredNumbers.includes(Number(number)))).toEqual([]);
});

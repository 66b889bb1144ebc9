import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { barNames } from '../browser/accessibility/bar-names.ts';

test('a test covers each accessibility bar', () => {
  const tests = globSync(['tests/browser/**/*.spec.ts', 'tests/site/every-page/*.test.ts']);
  const covered = tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:tagBars\(|barNames\[)([\d,\s]+)[)\]]/g)].flatMap(
      ([, bars = '']) => bars.split(',').map(Number),
    ),
  );
  expect(Object.keys(barNames).filter((bar) => !covered.includes(Number(bar)))).toEqual([]);
});

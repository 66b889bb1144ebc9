import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { checkFact } from '#practice/schemas/fact-value.ts';

type FactCase = Parameters<typeof checkFact>[0] & { problem?: string };

/** Values with their text, and the problem if they don't match. */
const cases: FactCase[] = parse(readFileSync(join(import.meta.dirname, 'fact-values.yaml'), 'utf8'));

test.each(cases)('checks $value $unit stated as $statedAs', ({ problem, ...fact }) => {
  expect(checkFact(fact).map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual(
    problem === undefined ? [] : [problem],
  );
});

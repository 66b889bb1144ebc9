import { expect, test } from 'vitest';
import { checkMutation, readMutations } from '../../bench/mutations/breaks.ts';

test('every deliberate break of the benchmark still fits the code', () => {
  const breaks = readMutations('');
  expect(breaks.length).toBeGreaterThan(100);
  const outdated = breaks.flatMap((each) => {
    const error = checkMutation(each, process.cwd());
    return error === undefined ? [] : `${each.what}: ${error}`;
  });
  expect(outdated).toEqual([]);
});

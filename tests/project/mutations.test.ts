import { expect, test } from 'vitest';
import { findOutdated, readMutations } from '../../bench/mutations/mutations.ts';

test('every deliberate break of the benchmark still fits the code', () => {
  const mutations = readMutations();
  expect(mutations.length).toBeGreaterThan(100);
  expect(findOutdated(mutations)).toEqual([]);
});

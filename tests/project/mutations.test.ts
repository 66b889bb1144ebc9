import { expect, test } from 'vitest';
import { findOutdatedEntries, readMutations } from '../../bench/mutations/mutations.ts';

test('every mutation in the benchmark still matches the code', () => {
  const mutations = readMutations();
  expect(mutations.length).toBeGreaterThan(100);
  expect(findOutdatedEntries(mutations)).toEqual([]);
});

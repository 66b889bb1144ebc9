/** The small run; `npm run bench -- backend` makes the large one. */
import { afterAll, expect, test } from 'vitest';
import { pgliteStore } from '../../../src/operations/server/database.ts';
import { migratedDatabase } from '../support/embedded/database.ts';
import { fuzz } from '../support/fuzz.ts';

const db = await migratedDatabase();
afterAll(() => db.close());

test(
  '3,000 fuzzed requests: no 5xx, every answer of a known shape, nothing invalid stored',
  { timeout: 120_000 },
  async () => {
    const { requests, accepted, links, byStatus, faults } = await fuzz(pgliteStore(db), 3000, 20261121);
    expect(faults.slice(0, 5)).toEqual([]);
    expect(requests).toBe(3000);
    // The fuzzer must reach the far side too, or it would prove nothing.
    expect(accepted).toBeGreaterThan(100);
    expect(byStatus[400]).toBeGreaterThan(500);
    expect(byStatus[403]).toBeGreaterThan(100);
    expect(links).toBeGreaterThan(20);
  },
);

test('the fuzzer notices a store that fails', async () => {
  const failing = { call: async () => Promise.reject(new Error('down')) };
  const { faults } = await fuzz(failing, 300, 7);
  expect(faults.some((fault) => fault.startsWith('503'))).toBe(true);
});

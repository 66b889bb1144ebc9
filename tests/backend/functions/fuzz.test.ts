/** A short fuzz run; `npm run bench -- backend` does a long one. */
import { expect, test } from 'vitest';
import { openTestDatabase } from '../support/embedded/database.ts';
import { fuzz } from '../support/fuzz.ts';

const { store } = await openTestDatabase();

test(
  '3,000 fuzzed requests: no 5xx, known response shapes, nothing invalid stored',
  { timeout: 120_000 },
  async () => {
    const result = await fuzz(store, 3000, 20261121);
    expect(result.violations.slice(0, 5)).toEqual([]);
    expect(result.requestCount).toBe(3000);
    // The test is only meaningful if enough requests are accepted.
    expect(result.acceptedCount).toBeGreaterThan(100);
    expect(result.byStatus[400]).toBeGreaterThan(500);
    expect(result.byStatus[403]).toBeGreaterThan(100);
    expect(result.linkCount).toBeGreaterThan(20);
  },
);

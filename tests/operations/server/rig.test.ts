/** Small deterministic runs; `npm run bench -- backend` does the large ones. */
import { expect, test } from 'vitest';
import { rig } from '../../backend/support/rig/rig.ts';

/** The nightly run is larger. */
const size = process.env['ALL_CHECKS'] === '1' ? { leads: 120, kills: 3 } : { leads: 40, kills: 2 };
const plan = { seed: 20261124, ...size };

test(
  'on both databases, with ten kinds of faults and kills: none lost, none duplicated, each mailed once',
  { timeout: 240_000 },
  async () => {
    const figures = [
      await rig({ engine: 'PostgreSQL', ...plan }),
      await rig({ engine: 'PGlite', ...plan }),
    ] as const;
    for (const { faults, ...run } of figures) {
      expect(run).toMatchObject({
        acknowledged: plan.leads,
        lost: 0,
        doubled: 0,
        unmailed: 0,
        mailedTwice: 0,
        leaks: 0,
        kills: { server: plan.kills, drain: plan.kills, database: plan.kills },
      });
      expect(Object.entries(faults).filter(([, number]) => number === 0)).toEqual([]);
      expect(run.faultsInAll).toBeGreaterThan(plan.leads);
    }
    // The same seed gives the same trace on both databases.
    expect(figures[1].trace).toBe(figures[0].trace);
  },
);

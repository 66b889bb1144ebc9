/** The small runs of the rig; `npm run bench -- backend` makes the large ones. A seed that fails is a reproduction. */
import { expect, test } from 'vitest';
import { rig } from '../support/rig/rig.ts';

/** By day half as many leads meet the same kinds of faults as every night. */
const size = process.env['ALL_QUESTIONS'] === '1' ? { leads: 120, kills: 3 } : { leads: 60, kills: 2 };
const plan = { seed: 20261124, ...size };

test(
  'on both databases: leads under ten kinds of faults and kills, none lost, none double, each mailed once',
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
    // The same seed is the same history to the last step, on whichever database.
    expect(figures[1].trace).toBe(figures[0].trace);
  },
);

test(
  'with the idempotency taken out the same faults double, so the test above can fail',
  { timeout: 240_000 },
  async () => {
    const control = { engine: 'PostgreSQL', seed: plan.seed, leads: 40, kills: 0, careful: false } as const;
    const { doubled, mailedTwice } = await rig(control);
    expect(doubled).toBeGreaterThan(0);
    expect(mailedTwice).toBeGreaterThan(0);
  },
);

test(
  'machines that cause more mail than the provider takes delay no notice of a client by a minute',
  { timeout: 240_000 },
  async () => {
    const spam = {
      engine: 'PostgreSQL',
      seed: 5,
      leads: 20,
      kills: 0,
      spam: 250,
      mailsPerSecond: 2,
    } as const;
    const { acknowledged, unmailed, refusedMails, longestNoticeSeconds } = await rig(spam);
    expect({ acknowledged, unmailed }).toEqual({ acknowledged: 20, unmailed: 0 });
    expect(refusedMails).toBeGreaterThan(100);
    expect(longestNoticeSeconds).toBeLessThan(60);
  },
);

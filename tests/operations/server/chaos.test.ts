import { expect, test } from 'vitest';
import { chaos } from '../../backend/support/chaos.ts';
import { denoKills } from '../../backend/support/deno-kills.ts';

test(
  '150 leads under every fault and 2 kills: none lost, none duplicated, each mailed once',
  { timeout: 120_000 },
  async () => {
    const figures = await chaos({ submissions: 150, kills: 2 });
    expect(figures).toMatchObject({
      acknowledged: 150,
      lost: 0,
      doubled: 0,
      unmailed: 0,
      mailedTwice: 0,
      leaks: 0,
    });
    expect(figures).toMatchObject({ faults: { killed: 2 }, secondStartsRefused: 1 });
    expect(Object.values(figures.faults).filter((count) => count > 0).length).toBeGreaterThanOrEqual(8);
  },
);

test(
  'the deployed functions are killed during a drain: none lost, none duplicated, each mailed once',
  { timeout: 120_000 },
  async () => {
    const figures = await denoKills({ submissions: 30, kills: 1 });
    const zeros = { lost: 0, doubled: 0, unmailed: 0, mailedTwice: 0, leaks: 0 };
    expect(figures).toMatchObject({ acknowledged: 30, ...zeros, faults: { killed: 1 } });
    expect(figures.cutTurns).toBeGreaterThan(0);
  },
);

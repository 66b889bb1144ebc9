import { expect, test } from 'vitest';
import { chaos } from './support/chaos.ts';

test(
  '150 leads under every fault and 2 kills: none lost, none double, each mailed once',
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
    expect(figures).toMatchObject({ kills: 2, secondStartsRefused: 1 });
    expect(Object.values(figures.faults).filter((count) => count > 0).length).toBeGreaterThanOrEqual(8);
  },
);

test(
  'without the key and with changing words the same faults do double, so the test above can fail',
  { timeout: 120_000 },
  async () => {
    const figures = await chaos({ submissions: 60, kills: 0, careful: false });
    expect(figures.doubled).toBeGreaterThan(0);
  },
);

/** Small deterministic runs; `npm run bench -- backend` does the large ones. */
import { expect, test } from 'vitest';
import { runFaultSimulation } from '../../backend/support/fault-simulation/fault-simulation.ts';

/** The nightly run is larger. */
const size = process.env['ALL_CHECKS'] === '1' ? { leads: 120, kills: 3 } : { leads: 40, kills: 2 };

test.each(['PGlite', 'PostgreSQL'] as const)(
  'on %s, despite ten kinds of faults and kills, no lead is lost or duplicated, and each is mailed once',
  async (engine) => {
    const { faults, faultCount, ...counts } = await runFaultSimulation({ engine, seed: 20_261_124, ...size });
    expect(counts).toMatchObject({
      acknowledgedCount: size.leads,
      lostCount: 0,
      duplicateCount: 0,
      unmailedCount: 0,
      mailedTwiceCount: 0,
      leakCount: 0,
      kills: { server: size.kills, drain: size.kills, database: size.kills },
    });
    expect(Object.entries(faults).filter(([, number]) => number === 0)).toEqual([]);
    expect(faultCount).toBeGreaterThan(size.leads);
  },
);

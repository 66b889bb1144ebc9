/** Concurrent calls on a real server. */
import type { Store } from '#functions/store/store.ts';
import { createBooking } from './samples.ts';

export type RaceFigures = {
  rounds: number;
  calls: number;
  created: number;
  otherOutcomes: Record<string, number>;
  seconds: number;
};

type Contender = (round: number, call: number) => Record<string, unknown>;

export const contenders = {
  raceSameKey: (round) => ({ ...createBooking(round), key: `same-key-${round}` }),
  raceSameContent: (round, call) => ({ ...createBooking(round), key: `own-key-${round}-${call}` }),
  raceSameKeyOtherContent: (round, call) => ({
    ...createBooking(round * 1000 + call),
    key: `used-key-${round}`,
  }),
  raceIndependent: (round, call) => ({
    ...createBooking(500_000 + round * 1000 + call),
    key: `free-key-${round}-${call}`,
  }),
} satisfies Record<string, Contender>;

export async function race(
  store: Store,
  contender: Contender,
  rounds: number,
  parallel: number,
): Promise<RaceFigures> {
  const figures: RaceFigures = {
    rounds,
    calls: rounds * parallel,
    created: 0,
    otherOutcomes: {},
    seconds: 0,
  };
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const results = await Promise.all(
      Array.from({ length: parallel }, (_, call) =>
        store.call('submit_consultation', { ...contender(round, call), flags: [] }),
      ),
    );
    for (const result of results) {
      const { outcome } = result as { outcome: string };
      if (outcome === 'created') figures.created += 1;
      else figures.otherOutcomes[outcome] = (figures.otherOutcomes[outcome] ?? 0) + 1;
    }
  }
  figures.seconds = (performance.now() - start) / 1000;
  return figures;
}

/** Concurrent calls on a real server. */
import type { Store } from '#functions/store/store.ts';
import { booking } from './samples.ts';

export type RaceFigures = {
  rounds: number;
  calls: number;
  created: number;
  others: Record<string, number>;
  seconds: number;
};

type Contender = (round: number, call: number) => Record<string, unknown>;

export const contenders = {
  sameKey: (round) => ({ ...booking(round), key: `same-key-${round}` }),
  sameWords: (round, call) => ({ ...booking(round), key: `own-key-${round}-${call}` }),
  sameKeyOtherWords: (round, call) => ({ ...booking(round * 1000 + call), key: `used-key-${round}` }),
  nothingShared: (round, call) => ({
    ...booking(500_000 + round * 1000 + call),
    key: `free-key-${round}-${call}`,
  }),
} satisfies Record<string, Contender>;

export async function race(
  store: Store,
  contender: Contender,
  rounds: number,
  parallel: number,
): Promise<RaceFigures> {
  const figures: RaceFigures = { rounds, calls: rounds * parallel, created: 0, others: {}, seconds: 0 };
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, call) =>
        store.call('submit_consultation', { ...contender(round, call), flags: [] }),
      ),
    );
    for (const answer of answers) {
      const { outcome } = answer as { outcome: string };
      if (outcome === 'created') figures.created += 1;
      else figures.others[outcome] = (figures.others[outcome] ?? 0) + 1;
    }
  }
  figures.seconds = (performance.now() - start) / 1000;
  return figures;
}

/** Races concurrent calls on a real server. */
import type { Store } from '#functions/store/store.ts';
import { createBooking } from './samples.ts';

export type RaceFigures = {
  rounds: number;
  calls: number;
  created: number;
  otherOutcomes: Record<string, number>;
  seconds: number;
};

type CreateCall = (round: number, call: number) => Record<string, unknown>;

/** The arguments of racing calls. */
export const racingCalls = {
  sameKey: (round) => ({ ...createBooking(round), key: `same-key-${round}` }),
  sameContent: (round, call) => ({ ...createBooking(round), key: `own-key-${round}-${call}` }),
  sameKeyOtherContent: (round, call) => ({
    ...createBooking(round * 1000 + call),
    key: `used-key-${round}`,
  }),
  independent: (round, call) => ({
    ...createBooking(500_000 + round * 1000 + call),
    key: `free-key-${round}-${call}`,
  }),
} satisfies Record<string, CreateCall>;

export async function race(
  store: Store,
  createCall: CreateCall,
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
        store.call('submit_consultation', { ...createCall(round, call), flags: [] }),
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

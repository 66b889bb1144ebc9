/** Sends concurrent calls to a real server. */
import type { Store } from '#functions/store/store.ts';
import { createBooking } from './samples.ts';

export type RaceResult = { created: number; otherOutcomes: Record<string, number> };

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
  roundCount: number,
  callsPerRound: number,
): Promise<RaceResult> {
  const result: RaceResult = { created: 0, otherOutcomes: {} };
  for (let round = 0; round < roundCount; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: callsPerRound }, (_, call) =>
        store.call('submit_consultation', { ...createCall(round, call), flags: [] }),
      ),
    );
    for (const response of responses) {
      const { outcome } = response as { outcome: string };
      if (outcome === 'created') result.created += 1;
      else result.otherOutcomes[outcome] = (result.otherOutcomes[outcome] ?? 0) + 1;
    }
  }
  return result;
}

/** Concurrent visitors with kills in between, and the comparison of their leads with the stored and mailed ones. */
import { nameOf } from './samples.ts';
import { visit, type FaultCounts } from './visitor.ts';

export type Crowd = {
  submissions: number;
  kills: number;
  /** False disables idempotency, as a negative control. */
  careful: boolean;
  faults: FaultCounts;
  port: () => number | undefined;
  /** Kills and restarts the process. `killed`: the number of kills before. */
  kill: (killed: number) => Promise<void>;
};

/** Returns the numbers of the acknowledged leads. */
export async function sendCrowd({
  submissions,
  kills,
  careful,
  faults,
  port,
  kill,
}: Crowd): Promise<Set<number>> {
  const acknowledged = new Set<number>();
  let finished = 0;
  let killed = 0;
  let next = 0;

  /** The number of finished leads that triggers a kill, so that kills are spread over the run. */
  const due = (number: number) => ((number + 1) * submissions) / (kills + 1);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

  async function killRepeatedly(): Promise<void> {
    for (;;) {
      if (killed >= kills || finished >= submissions) return;
      if (finished < due(killed)) {
        await wait();
        continue;
      }
      await kill(killed);
      killed += 1;
    }
  }

  async function visitors(worker: number): Promise<void> {
    let state = worker + 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    while (next < submissions) {
      // Waits for a slow restart, so that the next kill still meets traffic.
      if (killed < kills && next >= due(killed + 1)) {
        await wait();
        continue;
      }
      const number = next++;
      if (await visit(number, { port, faults, random, careful })) acknowledged.add(number);
      finished += 1;
    }
  }

  await Promise.all([killRepeatedly(), ...Array.from({ length: 12 }, (_, worker) => visitors(worker))]);
  faults['killed'] = killed;
  return acknowledged;
}

/** Counts leads by name. */
export const leadsByName =
  'select full_name as name, count(*)::int as count from private.consultation group by 1';

export function compare(
  acknowledged: ReadonlySet<number>,
  stored: readonly { name: string; count: number }[],
  delivered: readonly string[],
): { acknowledged: number; lost: number; doubled: number; unmailed: number; mailedTwice: number } {
  const names = Array.from(acknowledged, nameOf);
  const inDatabase = new Set(stored.map(({ name }) => name));
  const mailed = Map.groupBy(delivered, (name) => name);
  return {
    acknowledged: names.length,
    lost: names.filter((name) => !inDatabase.has(name)).length,
    doubled: stored.filter(({ count }) => count > 1).length,
    unmailed: names.filter((name) => !mailed.has(name)).length,
    mailedTwice: [...mailed.values()].filter((copies) => copies.length > 1).length,
  };
}

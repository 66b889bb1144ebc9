/** Visitors among whom processes are killed, and the question that follows: is each of their leads there, once, and mailed once? */
import { nameOf } from './samples.ts';
import { visit, type FaultCounts } from './visitor.ts';

export type Crowd = {
  submissions: number;
  kills: number;
  /** Visitors who are not careful defeat both nets against doubles: the negative control. */
  careful: boolean;
  faults: FaultCounts;
  port: () => number | undefined;
  /** Kills what is to be killed and starts it again; told how many were killed before. */
  kill: (killed: number) => Promise<void>;
};

/** The numbers of those who were told that their lead is in. */
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

  /** After so many leads this kill comes: spread over the whole run, so that every kill meets traffic. */
  const due = (number: number) => ((number + 1) * submissions) / (kills + 1);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

  async function breakThings(): Promise<void> {
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
      // A slow restart must not outlast the leads that the next kill is to meet.
      if (killed < kills && next >= due(killed + 1)) {
        await wait();
        continue;
      }
      const number = next++;
      if (await visit(number, { port, faults, random, careful })) acknowledged.add(number);
      finished += 1;
    }
  }

  await Promise.all([breakThings(), ...Array.from({ length: 12 }, (_, worker) => visitors(worker))]);
  faults['killed'] = killed;
  return acknowledged;
}

/** How many leads the database has of each person. */
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

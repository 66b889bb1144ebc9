/** Everything goes wrong at once. Afterwards: is each acknowledged lead there, once, and mailed once? */
import { join } from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import { openDatabase } from '../../../src/server/database.ts';
import { leadsPath } from '../../../src/server/leads/handler.ts';
import { childServer, type ChildServer } from './child-server.ts';
import { layDatabase } from './embedded/database.ts';
import { smallSite, temporaryFolder } from './leg.ts';
import { mailProvider } from './mail-provider.ts';
import { nameOf } from './samples.ts';
import { asJson, send } from './send.ts';
import { visit, type FaultCounts } from './visitor.ts';

export type ChaosFigures = {
  submissions: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  unmailed: number;
  mailedTwice: number;
  kills: number;
  secondStartsRefused: number;
  faults: FaultCounts;
  leaks: number;
  seconds: number;
};

/** Visitors who are not careful are only counted: their mail is not waited for. */
export type ChaosPlan = { submissions: number; kills: number; careful?: boolean };

export async function chaos({ submissions, kills, careful = true }: ChaosPlan): Promise<ChaosFigures> {
  const start = performance.now();
  const folder = await temporaryFolder();
  const dist = await smallSite(folder);
  await layDatabase(folder);
  const mail = await mailProvider();
  const output: string[] = [];
  const faults: FaultCounts = {};
  const settings = { folder, dist, mailUrl: mail.url };
  let server: ChildServer | undefined = await childServer({ ...settings, faults: true, seed: 1 }, output);
  let finished = 0;
  let killed = 0;
  let secondStartsRefused = 0;
  const acknowledged = new Set<number>();

  /** After so many leads this kill comes. */
  const due = (kill: number) => ((kill + 1) * submissions) / (kills + 1);

  async function breakThings(): Promise<void> {
    for (;;) {
      if (killed >= kills || finished >= submissions) return;
      // Spread over the whole run, so that every kill meets traffic.
      if (finished < due(killed)) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      if (killed % 10 === 0) {
        const second = childServer({ ...settings, faults: false, seed: 0 }, []);
        secondStartsRefused += await second.then(
          () => 0,
          (error: Error) => (/in use/.test(error.message) ? 1 : 0),
        );
      }
      const running = server;
      server = undefined;
      await running?.kill('SIGKILL');
      server = await childServer({ ...settings, faults: true, seed: killed + 2 }, output);
      killed += 1;
    }
  }

  let next = 0;
  async function visitors(worker: number): Promise<void> {
    let state = worker + 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    while (next < submissions) {
      // A slow restart must not outlast the leads that the next kill is to meet.
      if (killed < kills && next >= due(killed + 1)) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const number = next++;
      if (await visit(number, { port: () => server?.port, faults, random, careful }))
        acknowledged.add(number);
      finished += 1;
    }
  }

  await Promise.all([breakThings(), ...Array.from({ length: 12 }, (_, worker) => visitors(worker))]);
  await server?.kill('SIGKILL');
  mail.calm();
  if (careful) {
    const calm = await childServer({ ...settings, faults: false, seed: 0 }, output);
    await outboxEmpty(folder);
    await calm.kill('SIGTERM');
  }
  mail.close();

  const db = await openDatabase(join(folder, 'database'));
  const { rows } = await db.query<{ full_name: string; count: number }>(
    'select full_name, count(*)::int as count from private.consultation group by 1',
  );
  await db.close();
  await rm(folder, { recursive: true, force: true });
  const stored = new Map(rows.map((row) => [row.full_name, row.count]));
  const mailed = Map.groupBy(mail.delivered, (name) => name);
  const names = Array.from(acknowledged, nameOf);
  return {
    submissions,
    acknowledged: acknowledged.size,
    lost: names.filter((name) => !stored.has(name)).length,
    doubled: rows.filter((row) => row.count > 1).length,
    unmailed: names.filter((name) => !mailed.has(name)).length,
    mailedTwice: [...mailed.values()].filter((copies) => copies.length > 1).length,
    kills: killed,
    secondStartsRefused,
    faults: { ...faults, ...mail.faults, 'server killed': killed },
    leaks: output.join('').match(/canary|\(407\) 2/gi)?.length ?? 0,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Waits until no mail is left to send. What still waits after a minute is for the caller to find. */
async function outboxEmpty(folder: string): Promise<void> {
  const { url, token } = JSON.parse(await readFile(join(folder, 'server.json'), 'utf8'));
  const asking = asJson({}, { authorization: `Bearer ${token}` });
  for (let turn = 0; turn < 300; turn += 1) {
    const { json } = await send(`${url}${leadsPath}health`, asking);
    if ((json as { answer: { waiting: number } }).answer.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Runs visitors against a server with faults and kills, and counts lost, duplicated and unmailed leads. */
import { join } from 'node:path';
import { readFile, rm } from 'node:fs/promises';
import { openDatabase } from '#operations/server/database.ts';
import { leadsPath } from '#operations/leads/handler.ts';
import { childServer, type ChildServer } from './child-server.ts';
import { compare, leadsByName, sendCrowd } from './crowd.ts';
import { copyDatabase } from './embedded/database.ts';
import { smallSite, temporaryFolder } from './leg.ts';
import { mailProvider } from './mail-provider.ts';
import { asJson, send } from './send.ts';
import type { FaultCounts } from './visitor.ts';

export type ChaosFigures = {
  submissions: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  unmailed: number;
  mailedTwice: number;
  secondStartsRefused: number;
  faults: FaultCounts;
  leaks: number;
  seconds: number;
};

/** With `careful: false` mail is not awaited. */
export type ChaosPlan = { submissions: number; kills: number; careful?: boolean };

export async function chaos({ submissions, kills, careful = true }: ChaosPlan): Promise<ChaosFigures> {
  const start = performance.now();
  const folder = await temporaryFolder();
  const dist = await smallSite(folder);
  await copyDatabase(folder);
  const mail = await mailProvider();
  const output: string[] = [];
  const faults: FaultCounts = {};
  const settings = { folder, dist, mailUrl: mail.url };
  let server: ChildServer | undefined = await childServer({ ...settings, faults: true, seed: 1 }, output);
  let secondStartsRefused = 0;

  async function kill(killed: number): Promise<void> {
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
  }

  const port = () => server?.port;
  const acknowledged = await sendCrowd({ submissions, kills, careful, faults, port, kill });
  await server?.kill('SIGKILL');
  mail.calm();
  if (careful) {
    const calm = await childServer({ ...settings, faults: false, seed: 0 }, output);
    await waitForEmptyOutbox(folder);
    await calm.kill('SIGTERM');
  }
  mail.close();

  const db = await openDatabase(join(folder, 'database'));
  const { rows } = await db.query<{ name: string; count: number }>(leadsByName);
  await db.close();
  await rm(folder, { recursive: true, force: true });
  return {
    submissions,
    ...compare(acknowledged, rows, mail.delivered),
    secondStartsRefused,
    faults: { ...faults, ...mail.faults },
    leaks: output.join('').match(/canary|\(407\) 2/gi)?.length ?? 0,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Waits up to a minute until no mail is waiting. */
async function waitForEmptyOutbox(folder: string): Promise<void> {
  const { url, token } = JSON.parse(await readFile(join(folder, 'server.json'), 'utf8'));
  const request = asJson({}, { authorization: `Bearer ${token}` });
  for (let turn = 0; turn < 300; turn += 1) {
    const { json } = await send(`${url}${leadsPath}health`, request);
    if ((json as { answer: { waiting: number } }).answer.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

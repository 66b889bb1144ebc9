/** Kills the local server while visitors book, and counts lost, duplicated and unmailed leads. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#operations/server/database.ts';
import { childServer } from './child-server.ts';
import { copyDatabase } from './embedded/database.ts';
import { smallSite, temporaryFolder } from './leg.ts';
import { booking, nameOf } from './samples.ts';
import { asJson, send } from './send.ts';

/** Visitors that book at the same time. */
const visitors = 12;

export type KillFigures = {
  acknowledged: number;
  lost: number;
  doubled: number;
  unmailed: number;
  mailedTwice: number;
  kills: number;
  leaks: number;
};

/** The kills are spread over the run. */
export async function killServer(leads: number, kills: number): Promise<KillFigures> {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  const settings = { folder, dist: await smallSite(folder) };
  const output: string[] = [];
  let server = childServer(settings, output);
  await server;
  let next = 0;
  let acknowledged = 0;
  let killed = 0;

  /** Retries with the same key, as the browser does. */
  async function book(number: number): Promise<void> {
    const sending = asJson(booking(number), { 'idempotency-key': `visit-key-${number}` });
    for (;;) {
      const { port } = await server;
      const url = `http://127.0.0.1:${port}/functions/v1/book-consultation`;
      const status = await send(url, sending).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status === 200) return;
    }
  }

  async function visit(): Promise<void> {
    while (next < leads) {
      next += 1;
      await book(next);
      acknowledged += 1;
      if (killed >= kills || acknowledged < ((killed + 1) * leads) / (kills + 1)) continue;
      killed += 1;
      const running = await server;
      server = running.kill('SIGKILL').then(() => childServer(settings, output));
    }
  }

  await Promise.all(Array.from({ length: visitors }, visit));
  const mailed = await namesInMails(join(folder, 'outbox'), leads);
  await (await server).kill('SIGKILL');
  const db = await openDatabase(join(folder, 'database'));
  const { rows } = await db.query<{ name: string }>('select full_name as name from private.consultation');
  await db.close();
  await rm(folder, { recursive: true, force: true });
  const names = Array.from({ length: leads }, (_, number) => nameOf(number + 1));
  const stored = new Set(rows.map(({ name }) => name));
  return {
    acknowledged,
    lost: names.filter((name) => !stored.has(name)).length,
    doubled: rows.length - stored.size,
    unmailed: names.filter((name) => !mailed.includes(name)).length,
    mailedTwice: mailed.length - new Set(mailed).size,
    kills: killed,
    leaks: output.join('').match(/canary|\(407\) 2/gi)?.length ?? 0,
  };
}

/** Waits until `count` mails are written, or none is for half a minute. */
async function namesInMails(outbox: string, count: number): Promise<string[]> {
  let files: string[] = [];
  for (let end = performance.now() + 30_000; files.length < count && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const now = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt'));
    if (now.length > files.length) end = performance.now() + 30_000;
    files = now;
  }
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.flatMap((mail) => mail.match(/Canary \w+/g) ?? []);
}

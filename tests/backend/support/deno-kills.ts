/** Kills the deployed functions in Deno while they handle requests and send mail. */
import { once } from 'node:events';
import { drainSecret, dataApi, ownFunctions, serveEntry, urlOf, type Served } from './deno-leg.ts';
import { compare, leadsByName, sendCrowd } from './crowd.ts';
import { mailProvider } from './mail-provider.ts';
import { connect, pgStore } from './postgres/client.ts';
import { newDatabase } from './postgres/database.ts';
import { asJson, send } from './send.ts';
import { ensureTools } from '../tools/ensure.ts';
import type { FaultCounts } from './visitor.ts';

type Entry = 'book-consultation' | 'drain-outbox';

/** Each kill ends both functions, and interrupts a drain. */
export async function denoKills({ submissions, kills }: { submissions: number; kills: number }) {
  const start = performance.now();
  await ensureTools();
  const database = await newDatabase();
  const admin = await connect(database.url('supabase_admin'));
  // Claims of a killed process expire after a second.
  await admin.query("update private.setting set value = 1 where name in ('lease_seconds', 'retry_seconds')");
  const store = pgStore(database.url('authenticator'), 20);
  const api = await dataApi(store.call);
  const mail = await mailProvider();
  const output: string[] = [];
  const faults: FaultCounts = {};
  const running = new Map<Entry, Served>();

  async function begin(name: Entry): Promise<void> {
    const settings = { MAIL_API_URL: `${mail.url}${name}` };
    running.set(name, await serveEntry(ownFunctions, name, urlOf(api), output, settings));
  }

  async function end(name: Entry): Promise<void> {
    const served = running.get(name);
    if (served === undefined) return;
    running.delete(name);
    served.child.kill('SIGKILL');
    await once(served.child, 'exit');
  }

  let turns = 0;
  let cutTurns = 0;
  /** One call of the schedule. */
  async function drain(): Promise<void> {
    const drainer = running.get('drain-outbox');
    if (drainer === undefined) return;
    turns += 1;
    const request = asJson({}, { 'x-drain-secret': drainSecret });
    await send(`${drainer.url}/drain-outbox`, request).catch(() => {
      cutTurns += 1;
    });
  }

  let isOver = false;
  async function schedule(): Promise<void> {
    for (;;) {
      if (isOver) return;
      await drain();
      await pause(10);
    }
  }

  await Promise.all([begin('book-consultation'), begin('drain-outbox')]);
  const scheduled = schedule();
  const acknowledged = await sendCrowd({
    submissions,
    kills,
    careful: true,
    faults,
    port: () => {
      const { url } = running.get('book-consultation') ?? {};
      return url === undefined ? undefined : Number(new URL(url).port);
    },
    async kill() {
      // Withholds the mail provider's response, so that the drain is interrupted.
      await mail.hold('drain-outbox');
      await Promise.all([end('drain-outbox'), end('book-consultation')]);
      await Promise.all([begin('book-consultation'), begin('drain-outbox')]);
    },
  });
  mail.calm();
  const waiting = 'select count(*)::int as number from private.outbox where delivered_at is null';
  await waitUntil(async () => (await admin.query(waiting))[0]?.['number'] === 0);
  isOver = true;
  await scheduled;
  await Promise.all([end('book-consultation'), end('drain-outbox')]);
  const stored = await admin.query(leadsByName);
  await admin.end();
  await store.end();
  api.close();
  mail.close();
  const rows = stored.map(({ name, count }) => ({ name: String(name), count: Number(count) }));
  return {
    submissions,
    ...compare(acknowledged, rows, mail.delivered),
    turns,
    cutTurns,
    faults: { ...faults, ...mail.faults },
    leaks: output.join('').match(/canary|\(407\) 2/gi)?.length ?? 0,
    seconds: (performance.now() - start) / 1000,
  };
}

/** Waits up to a minute. */
async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end && !(await isTrue());) await pause(5);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

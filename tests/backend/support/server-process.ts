/** The local server in a process that can be killed, with injected faults. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { backendOn } from '#operations/server/backend.ts';
import { dropPrivileges, durableStore, openDatabase, pgliteStore } from '#operations/server/database.ts';
import { takeLock } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import { providerMail } from '#functions/mail/mail.ts';
import { StoreUnavailable } from '#functions/store/store.ts';
import type { Store } from '#functions/store/store.ts';

export type ServerSettings = {
  folder: string;
  dist: string;
  mailUrl?: string;
  faults: boolean;
  seed: number;
  /** Whether its speed is measured. */
  isMeasured?: boolean;
};

const settings: ServerSettings = JSON.parse(process.argv[2] ?? '{}');
let state = settings.seed;
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

/** Fails before a call, or after its commit. */
function faulty(store: Store): Store {
  return {
    async call(name, p) {
      const dice = random();
      if (dice < 0.05) throw new StoreUnavailable(name);
      const answer = await store.call(name, p);
      if (dice > 0.95) throw new StoreUnavailable(name);
      return answer;
    },
  };
}

/** Makes the clock of this process and its database jump by 20 hours. */
function jumpingClock(): void {
  const real = Date.now.bind(Date);
  let offset = 0;
  Date.now = () => real() + offset;
  setInterval(() => {
    offset = [0, 20, -20][Math.floor(random() * 3)] ?? 0;
    offset *= 3_600_000;
  }, 150).unref();
}

if (settings.faults) jumpingClock();
await takeLock(join(settings.folder, 'server.lock'));
const db = await openDatabase(join(settings.folder, 'database'));
// Disables rate limits, because all visitors share one address.
const fast = { address_minutes: 0, flood_minutes: 0, contact_hard: 1e8, lease_seconds: 1, retry_seconds: 1 };
for (const [name, value] of Object.entries(fast)) {
  await db.query('update private.setting set value = $2 where name = $1', [name, value]);
}
await dropPrivileges(db);
const store = durableStore(pgliteStore(db), join(settings.folder, 'database'));
const backend = await backendOn(settings.faults ? faulty(store) : store, {
  dataDir: settings.folder,
  calendarUrl: 'https://calendar.example.com/',
  firmPhone: '(407) 555-0100',
  notifyEmail: 'office@example.com',
  now: () => new Date(Date.now()),
  drainEveryMs: 200,
  ...(settings.mailUrl
    ? {
        sendMail: providerMail({
          apiUrl: settings.mailUrl,
          apiKey: 'x',
          from: 'site@example.com',
          timeoutMs: 100,
        }),
      }
    : {}),
});
const server = await startServer({ distDir: settings.dist, port: 0, backend });

async function selectOne(request: Request): Promise<Response> {
  await request.text();
  await db.query('select 1');
  return Response.json({ success: true });
}

/** The baseline for measurements: the same adapter and database with `select 1`. */
const bare = createServer(getRequestListener(selectOne, { overrideGlobalObjects: false }));
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const address = bare.address();
process.send?.({ port: server.port, barePort: typeof address === 'object' ? address?.port : 0 });
process.once('SIGTERM', () => {
  bare.close();
  void server.close().then(() => process.exit(0));
});

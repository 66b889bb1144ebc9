import { once } from 'node:events';
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from '#operations/server/backend.ts';
import type { BackendOptions } from '#operations/server/backend.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import type { LogEvent } from '#functions/log.ts';
import { copyDatabase } from '../../backend/support/embedded/database.ts';
import { requestResource } from '../../backend/support/run/preparations.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { createSmallSite } from '../../backend/support/test-backend.ts';
import { createBooking } from '../../backend/support/samples.ts';
import { createJsonRequest, send } from '../../backend/support/send.ts';

// Starting a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  await requestResource('embeddedSeed');
}, 240_000);

const settings = { firmPhone: '(407) 555-0100', notifyEmail: 'office@example.com', log: () => {} };

/** Creates a folder with a migrated database, because a first start takes seconds. */
async function createDataFolder(): Promise<string> {
  const folder = await createTemporaryFolder();
  await copyDatabase(join(folder, '.local'));
  return folder;
}

async function start(folder: string) {
  const backend = await createLocalBackend({ ...settings, dataDir: join(folder, '.local') });
  const server = await startServer({ distDir: await createSmallSite(folder), port: 0, backend });
  return { ...server, backend };
}

const book = (url: string) =>
  send(
    `${url}/functions/v1/book-consultation`,
    createJsonRequest(createBooking(1), { 'idempotency-key': 'key-1234' }),
  );

test('a booking is stored, mailed once to a private file, and survives a restart', async () => {
  const folder = await createDataFolder();
  const firstServer = await start(folder);
  expect((await book(firstServer.url)).json).toEqual({
    success: true,
    calendarUrl: `${firstServer.url}/local/calendar`,
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect((await send(`${firstServer.url}/local/calendar`, { method: 'GET' })).text).toContain('calendar');
  await firstServer.close();

  const restartedServer = await start(folder);
  await book(restartedServer.url);
  await restartedServer.close();
  const outbox = join(folder, '.local/outbox');
  const emails = await readdir(outbox);
  expect(emails).toHaveLength(1);
  const mail = await readFile(join(outbox, emails[0] ?? ''), 'utf8');
  expect(mail).toMatch(
    /^To: office@example.com\nSubject: Consultation request \w{8}\n\nName: +Canary aaaaab/,
  );
  const modes = await Promise.all(['', 'outbox'].map((name) => stat(join(folder, '.local', name))));
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0]);
});

test('a database in use, or damaged, is rejected and stays unchanged', async () => {
  const folder = await createDataFolder();
  const firstServer = await start(folder);
  await expect(start(folder)).rejects.toThrow(
    /in use by another running server \(process \d+\).* delete .*server\.lock/,
  );
  expect((await book(firstServer.url)).status).toBe(200);
  // The server can read leads only through the database functions.
  await expect(firstServer.backend.db.query('select * from private.consultation')).rejects.toThrow(
    /permission denied/,
  );
  await firstServer.close();

  const database = join(folder, '.local/database');
  await rename(join(database, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  const before = await readdir(database);
  await expect(start(folder)).rejects.toThrow(
    `The database in ${database} is damaged: its file PG_VERSION is missing. Restore the folder from a copy, or move it elsewhere`,
  );
  expect(await readdir(database)).toEqual(before);
  await rename(join(folder, 'PG_VERSION'), join(database, 'PG_VERSION'));
  await (await start(folder)).close();
});

test('a request during startup waits until the functions are ready', async () => {
  const folder = await createTemporaryFolder();
  const store = { call: async () => ({ outcome: 'created' }) };
  const backend = await createBackend(store, { ...settings, dataDir: folder, sendMail: async () => {} });
  const earlyResponses: ReturnType<typeof send>[] = [];
  const startAfterBooking: typeof backend.start = async (url, getSenderAddress) => {
    earlyResponses.push(book(url));
    return await backend.start(url, getSenderAddress);
  };
  const distDir = await createSmallSite(folder);
  const server = await startServer({ distDir, port: 0, backend: { ...backend, start: startAfterBooking } });
  expect(await Promise.all(earlyResponses)).toMatchObject([{ status: 200 }]);
  await server.close();
});

/** Starts a server whose database only records the names of calls. */
async function startWithFakeDatabase(options: Partial<BackendOptions> = {}) {
  const folder = await createTemporaryFolder();
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    return { outcome: 'created' };
  };
  const backend = await createBackend(
    { call },
    { ...settings, dataDir: folder, sendMail: async () => {}, ...options },
  );
  const server = await startServer({ distDir: await createSmallSite(folder), port: 0, backend });
  onTestFinished(server.close);
  return { ...server, backend, calls };
}

test('a client that disconnects in the middle of a form triggers no alarm', async () => {
  const events: LogEvent[] = [];
  const { port, calls } = await startWithFakeDatabase({ log: (event) => events.push(event) });
  for (const name of ['book-consultation', 'submit-lead']) {
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `POST /functions/v1/${name} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"fullName":`,
    );
    await expect.poll(() => events).toContainEqual({ event: name, outcome: 'not received completely' });
    socket.destroy();
  }
  expect(events.filter(({ event, alarm }) => alarm && event !== 'drain-outbox')).toEqual([]);
  expect(calls.filter((name) => name.startsWith('submit_'))).toEqual([]);
});

test('an incomplete or malformed request for leads is rejected, and isn’t logged as a fault', async () => {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => logSpy.mockRestore());
  const { url, port, backend } = await startWithFakeDatabase();
  const socket = connect(port, '127.0.0.1');
  socket.end(
    `POST /rest/v1/rpc/list_leads HTTP/1.1\r\nHost: localhost\r\napikey: ${backend.token}\r\nContent-Length: 500\r\n\r\n{"all":`,
  );
  await once(socket.resume(), 'close');
  for (const body of ['{"p":', '[]', 'null', '{"p":1}']) {
    const headers = { apikey: backend.token };
    const response = await send(`${url}/rest/v1/rpc/list_leads`, { headers, body });
    expect(response.status).toBe(400);
  }
  expect(logSpy.mock.calls).toEqual([]);
});

test('if mail can’t be written, the booking is stored and the mail is sent once, later', async () => {
  const folder = await createDataFolder();
  const outbox = join(folder, '.local/outbox');
  // A file in place of the folder makes every write fail, like a full disk.
  await writeFile(outbox, '');
  const backend = await createLocalBackend({
    ...settings,
    dataDir: join(folder, '.local'),
    limits: { retry_seconds: 0, lease_seconds: 0 },
    drainIntervalMs: 50,
  });
  const server = await startServer({ distDir: await createSmallSite(folder), port: 0, backend });
  expect((await book(server.url)).status).toBe(200);
  await expect.poll(async () => await backend.store.call('health', {})).toMatchObject({ waiting: 1 });
  await rm(outbox);
  await expect.poll(async () => (await readdir(outbox).catch(() => [])).length).toBe(1);
  await server.close();
});

/** Creates a backend with an empty store that counts its calls. */
async function createEmptyBackend(
  options: Partial<BackendOptions> & { onCall?: (name: string) => void } = {},
) {
  const { onCall = () => {}, ...otherOptions } = options;
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    onCall(name);
    return [];
  };
  const dataDir = await createTemporaryFolder();
  const backend = await createBackend(
    { call },
    { ...settings, dataDir, drainIntervalMs: 10, ...otherOptions },
  );
  await backend.start('http://localhost:1', () => undefined);
  onTestFinished(() => backend.close());
  return { countCalls: (name: string) => calls.filter((calledName) => calledName === name).length };
}

test('the purge runs at startup and every day, even if an older database has no `record_drain`', async () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { countCalls } = await createEmptyBackend({
    now: () => new Date(now),
    onCall(name) {
      if (name === 'record_drain') throw new Error('no such function');
    },
  });
  await expect.poll(() => countCalls('claim_outbox')).toBeGreaterThan(2);
  expect(countCalls('purge_leads')).toBe(1);
  for (const expectedCount of [2, 3]) {
    now += 24 * 3_600_000;
    await expect.poll(() => countCalls('purge_leads')).toBe(expectedCount);
    const before = countCalls('claim_outbox');
    await expect.poll(() => countCalls('claim_outbox')).toBeGreaterThan(before + 2);
    expect(countCalls('purge_leads')).toBe(expectedCount);
  }
});

test('a repeated drain fault is logged only once, without its message', async () => {
  const events: LogEvent[] = [];
  let isDown = true;
  const { countCalls } = await createEmptyBackend({
    log: (event) => events.push(event),
    onCall() {
      if (isDown) throw new Error('Canary, Jane Doe');
    },
  });
  const fault = {
    event: 'drain-outbox',
    outcome: 'fault',
    fault: 'Error',
    alarm: true,
  };
  const listFaults = () => events.filter(({ event }) => event === 'drain-outbox');
  const waitForDrains = async () => {
    const before = countCalls('claim_outbox');
    await expect.poll(() => countCalls('claim_outbox')).toBeGreaterThan(before + 3);
  };
  await waitForDrains();
  expect(listFaults()).toEqual([fault]);
  isDown = false;
  await waitForDrains();
  isDown = true;
  await waitForDrains();
  expect(listFaults()).toEqual([fault, fault]);
  expect(JSON.stringify(events)).not.toContain('Canary');
});

/**
 * Runs the functions on Node with PGlite or PostgreSQL, until the test file ends; `deno-backend.ts` runs them in Deno.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend, type BackendOptions } from '#operations/server/backend.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import { closeAfterFile, createTemporaryFolder } from '../../fixtures/resources.ts';
import { copyDatabase } from './embedded/database.ts';
import type { Row } from './postgres/client.ts';
import { openTestPostgres } from './postgres/database.ts';
import { functionSettings } from './platform-fakes.ts';
import { send, type HttpRequest, type HttpResponse } from './send.ts';

export type TestBackend = {
  name: string;
  /** The origin that the functions accept. */
  origin: string;
  /** `functionName` may contain a query string. */
  call: (functionName: string, request?: HttpRequest) => Promise<HttpResponse>;
  sql: (text: string) => Promise<Row[]>;
  log: () => Promise<string>;
};

const firmSettings = { firmPhone: functionSettings.FIRM_PHONE, notifyEmail: functionSettings.NOTIFY_EMAIL };

/** Creates a minimal built site. */
export async function createSmallSite(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(dist, '404.html'), '<!doctype html><title>Not found</title>');
  return dist;
}

/** Serves a built site with its own database until the test file ends. */
export async function serveSite(distDir: string) {
  const dataDir = await createTemporaryFolder();
  await copyDatabase(dataDir);
  const backend = await createLocalBackend({ dataDir, ...firmSettings, log: () => {} });
  const server = await startServer({ distDir, port: 0, backend });
  closeAfterFile(() => server.close());
  return { url: server.url, backend, dataDir };
}

function createOptions(dataDir: string, lines: string[]): BackendOptions {
  return {
    dataDir,
    ...firmSettings,
    calendarUrl: functionSettings.CALENDAR_URL,
    paymentUrl: functionSettings.PAYMENT_URL,
    log: (event) => lines.push(JSON.stringify(event)),
    // Tests drain the outbox explicitly.
    drainIntervalMs: 3_600_000,
    sendMail: async () => {},
  };
}

export async function startPgliteBackend(
  changes: Partial<BackendOptions> & { limits?: Readonly<Record<string, number>> } = {},
): Promise<TestBackend & { folder: string }> {
  const folder = await createTemporaryFolder();
  const dataDir = join(folder, '.local');
  const lines: string[] = [];
  await copyDatabase(dataDir);
  const backend = await createLocalBackend({ ...createOptions(dataDir, lines), ...changes });
  const server = await startServer({ distDir: await createSmallSite(folder), port: 0, backend });
  closeAfterFile(() => server.close());
  return {
    name: 'PGlite on Node',
    folder,
    origin: server.url,
    call: (name, request) => send(`${server.url}/functions/v1/${name}`, request),
    sql: async (text) =>
      await backend.db.transaction(async (tx) => {
        await tx.exec('set local role postgres');
        return (await tx.query<Row>(text)).rows;
      }),
    log: async () => lines.join('\n'),
  };
}

export async function startPostgresBackend(): Promise<TestBackend> {
  const { database, admin, store } = await openTestPostgres(20);
  const folder = await createTemporaryFolder();
  const lines: string[] = [];
  const backend = await createBackend(store, createOptions(folder, lines));
  const server = await startServer({ distDir: await createSmallSite(folder), port: 0, backend });
  closeAfterFile(() => server.close());
  return {
    name: 'PostgreSQL',
    origin: server.url,
    call: (name, request) => send(`${server.url}/functions/v1/${name}`, request),
    sql: (text) => admin.query(text),
    log: async () => `${lines.join('\n')}\n${await database.log()}`,
  };
}

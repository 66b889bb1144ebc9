/**
 * A simulated deployed project: the functions with real settings, the database with its schedule, and fake versions of
 * pg_net, the vault, the Data API and the mail provider. Tests advance its clock.
 */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createEdgeServices } from '#functions/handlers/edge-services.ts';
import { createFunctions } from '#functions/handlers/functions.ts';
import type { Handler } from '#functions/handlers/services.ts';
import type { Store, StoreFunction } from '#functions/store/store.ts';
import { openTestDatabase } from './embedded/database.ts';
import {
  alarmUrl,
  functionSettings,
  functionsUrl,
  mailUrl,
  projectUrl,
  site,
  createPlatformFakesSql,
  vaultSecrets,
  type QueuedCall,
} from './platform-fakes.ts';
import { createBooking } from './samples.ts';

export type SimulatedProject = {
  env: Record<string, string>;
  /** Functions that were not deployed. */
  missingFunctions: Set<string>;
  isScheduled: boolean;
  /** False: pg_net queues calls but makes none. */
  isPgNetRunning: boolean;
  /** Whether GitHub requests `health` every five minutes. */
  isMonitored: boolean;
  isDiskFull: boolean;
  /** The mail provider's response status. */
  mailStatus: number;
  /** The alarm receiver's response status. */
  alarmStatus: number;
  /** Alarms that reached the firm other than by email. */
  alarms: string[];
  /** Faults that GitHub found. */
  uptimeFaults: string[];
  emails: { subject: string; text: string }[];
  /** The timeouts of the schedule's calls. */
  timeouts: Set<number>;
  send: (
    name: string,
    body: Record<string, unknown>,
    origin?: string,
    headers?: Record<string, string>,
  ) => Promise<number>;
  book: (changes?: Record<string, unknown>, origin?: string) => Promise<number>;
  advanceMinutes: (minutes: number) => Promise<void>;
};

const secrets = { ...vaultSecrets, functions_url: `${functionsUrl}/` };

/** Gives each test in a file a new project in normal operation. */
export async function simulateProjects(onStart: (project: SimulatedProject) => void) {
  const { db, store } = await openTestDatabase();
  await db.exec(createPlatformFakesSql(secrets));
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  beforeEach(async () => {
    for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
    onStart(await createProject(db, store));
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { db, store };
}

async function createProject(db: PGlite, store: Store): Promise<SimulatedProject> {
  await db.exec(`delete from private.submission; delete from private.outbox; delete from private.origin_rejection; delete from private.alarm;
    delete from private.housekeeping; delete from net.http_request_queue`);
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    url.startsWith(`${functionsUrl}/`)
      ? call(url.slice(functionsUrl.length + 1), init)
      : respondToFetch(url, String(init.body ?? '')),
  );
  await store.call('record_drain', {});
  let personCount = 0;
  // Reuses instances by their settings, like warm functions.
  const instances = new Map<string, ReadonlyMap<string, Handler>>();
  const project: SimulatedProject = {
    env: { ...functionSettings, SITE_ORIGINS: `${site}, https://example.com` },
    missingFunctions: new Set(),
    isScheduled: true,
    isPgNetRunning: true,
    isMonitored: true,
    isDiskFull: false,
    mailStatus: 200,
    alarmStatus: 200,
    alarms: [],
    uptimeFaults: [],
    emails: [],
    timeouts: new Set(),
    async send(name, body, origin = site, extraHeaders = {}) {
      const headers = { 'content-type': 'application/json', origin, ...extraHeaders };
      return (await call(name, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    async book(changes = {}, origin = site) {
      personCount += 1;
      return await project.send(
        'book-consultation',
        createBooking(personCount, { elapsedMs: 9000, ...changes }),
        origin,
      );
    },
    async advanceMinutes(minutes) {
      for (let minute = 1; minute <= minutes; minute += 1) {
        vi.setSystemTime(Date.now() + 60_000);
        if (project.isScheduled && !project.isDiskFull) await db.query('select private.call_drain()');
        if (project.isPgNetRunning) await deliverCalls();
        if (project.isMonitored && minute % 5 === 0) await checkHealth();
      }
    },
  };

  /** Calls a function like the platform: 404 for missing functions, 503 for functions that fail to start. */
  async function call(name: string, init: RequestInit): Promise<Response> {
    if (project.missingFunctions.has(name)) return new Response(null, { status: 404 });
    let handler: Handler | undefined;
    const settings = JSON.stringify(project.env);
    const tasks: Promise<unknown>[] = [];
    vi.stubGlobal('EdgeRuntime', { waitUntil: (task: Promise<unknown>) => void tasks.push(task) });
    try {
      const functions = instances.get(settings) ?? createFunctions(createEdgeServices(project.env));
      instances.set(settings, functions);
      handler = functions.get(name);
    } catch {
      return new Response(null, { status: 503 });
    }
    const response = await handler?.(new Request(`${functionsUrl}/${name}`, init));
    while (tasks.length > 0) await tasks.shift();
    return response ?? new Response(null, { status: 404 });
  }

  async function respondToFetch(url: string, body: string): Promise<Response> {
    if (url.startsWith(alarmUrl)) {
      if (project.alarmStatus === 200) project.alarms.push(JSON.parse(body).text);
      return new Response('ok', { status: project.alarmStatus });
    }
    if (url === mailUrl) {
      if (project.mailStatus === 200) project.emails.push(JSON.parse(body));
      return new Response('{}', { status: project.mailStatus });
    }
    const name = url.replace(`${projectUrl}/rest/v1/rpc/`, '');
    if (project.isDiskFull && name !== 'health') return Response.json({ code: '53100' }, { status: 500 });
    return Response.json(await store.call(name as StoreFunction, JSON.parse(body).p));
  }

  async function deliverCalls(): Promise<void> {
    const { rows } = await db.query<QueuedCall>('delete from net.http_request_queue returning *');
    for (const { method, url, body, headers, timeout_milliseconds: timeout } of rows) {
      project.timeouts.add(timeout);
      await fetch(url, { method, headers, body: JSON.stringify(body) });
    }
  }

  async function checkHealth(): Promise<void> {
    const response = await call('health', { method: 'GET' });
    const health: { faults?: string[] } =
      response.status === 404 ? {} : await response.json().catch(() => ({}));
    if (response.status !== 200)
      project.uptimeFaults.push(...(health.faults ?? [`status ${response.status}`]));
  }

  return project;
}

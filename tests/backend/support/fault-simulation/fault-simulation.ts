/**
 * Simulates a deployed project under random faults (one seed): the functions, visitors whose browsers retry, the schedule,
 * and a real database that gets killed. The network is unreliable, and clocks jump by years.
 */
import { withRetries } from '#client/forms/send/deliver.ts';
import { interpretResponse } from '#client/forms/send/result.ts';
import { createEdgeServices } from '#functions/handlers/edge-services.ts';
import { createFunctions } from '#functions/handlers/functions.ts';
import type { Handler } from '#functions/handlers/services.ts';
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
} from '../platform-fakes.ts';
import type { Row } from '../postgres/client.ts';
import { createBooking, leads, createName } from '../samples.ts';
import { DatabaseError, openDatabase, type EngineName } from './database.ts';
import { createProcess, createSimulation, type SimulatedProcess } from './simulation.ts';

export type FaultSimulationPlan = {
  engine: EngineName;
  seed: number;
  leads: number;
  /** How many times to kill each of the server, the drain and the database. */
  kills: number;
  /** False disables idempotency: each attempt has a new key, and repeated content counts as new. */
  isIdempotent?: boolean;
};

const faultKinds = [
  'connection refused',
  'lost response',
  'abort',
  'gateway 5xx',
  'delivered three times',
  'garbled',
  'late',
  'disk full',
  'clock +-3 years',
  'database restart',
] as const;

type FaultKind = (typeof faultKinds)[number];

const networkFaults = faultKinds.slice(0, 7);

type HostName = 'server' | 'drain' | 'database';

type Host = {
  name: HostName;
  process: SimulatedProcess;
  isUp: boolean;
  clockOffset: number;
  killsDue: number;
  kills: number;
  functions: ReadonlyMap<string, Handler>;
};

/** The share of network calls with a fault, by connection. */
const faultShares = { visitor: 0.3, data: 0.03, mail: 0.3, schedule: 0.2 };

type Connection = keyof typeof faultShares;

const startDay = '2026-11-24';
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const threeYears = 3 * 365 * 24 * hour;

/** Makes the purge trust the clock, so that only a detected jump prevents it. */
const trustedClockSql = `
insert into private.housekeeping (task, ran_at, steady_since)
select task, timestamptz '${startDay}' - interval '1 day', timestamptz '${startDay}' - interval '60 days'
from unnest(array['schedule', 'drain']) as task;
`;
/** Disables rate limits, because all visitors come from a few networks within a few hours. */
const disableFloodLimitsSql =
  "update private.setting set value = 1000000 where name in ('network_soft', 'total_soft');";
const disableRepeatsSql = "update private.setting set value = 0 where name = 'repeat_minutes';";

export async function runFaultSimulation(plan: FaultSimulationPlan) {
  const { isIdempotent = true } = plan;
  const setupSql = `${createPlatformFakesSql(vaultSecrets)}${trustedClockSql}${disableFloodLimitsSql}${isIdempotent ? '' : disableRepeatsSql}`;
  const engine = await openDatabase(plan.engine, setupSql);
  const sim = createSimulation(plan.seed, Date.parse(`${startDay}T14:00:00Z`));
  const faults = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  const acknowledgedNames = new Set<string>();
  const mailCounts = new Map<string, number>();
  const seenKeys = new Map<string, number>();
  const logLines: string[] = [];
  let isCalm = false;
  let diskFullUntil = 0;

  const createHost = (name: HostName): Host => ({
    name,
    process: createProcess(),
    isUp: true,
    clockOffset: 0,
    killsDue: 0,
    kills: 0,
    functions: new Map(),
  });
  const server = createHost('server');
  const drain = createHost('drain');
  const database = createHost('database');
  const hosts = [server, drain, database];
  const getCurrentHost = () => hosts.find(({ process }) => process === sim.getCurrentProcess());

  function start(host: Host): void {
    host.process = createProcess();
    host.isUp = true;
    if (host === database) return;
    const services = {
      ...createEdgeServices(functionSettings),
      now: () => new Date(sim.now() + host.clockOffset),
    };
    host.functions = createFunctions(services);
  }

  /** Sometimes kills the host. Its running code then never continues. */
  async function killAtRandom(host: Host | undefined): Promise<void> {
    if (host === undefined) return;
    if (host.killsDue > 0 && host.isUp && sim.random() < 0.3) {
      host.killsDue -= 1;
      host.kills += 1;
      host.isUp = false;
      const { process } = host;
      if (host === database) {
        faults['database restart'] += 1;
        await engine.crash();
      }
      sim.spawn(sim.world, sim.randomBetween(second, 20 * second), async () => start(host));
      sim.end(process);
      if (sim.getCurrentProcess() === process) await sim.waitForever();
    }
  }

  async function callHost<Value>(host: Host, work: () => Promise<Value>): Promise<Value> {
    if (!host.isUp) throw createNetworkError('ECONNREFUSED');
    return await sim.call(host.process, work, () => createNetworkError('ECONNRESET'));
  }

  function chooseFault(connection: Connection): FaultKind | undefined {
    const roll = sim.random() / faultShares[connection];
    if (isCalm || roll >= 1) return undefined;
    return networkFaults[Math.floor(roll * networkFaults.length)];
  }

  /** Delivers a request over the unreliable network. */
  async function deliverRequest(
    connection: Connection,
    deliver: (isGarbled: boolean) => Promise<Response>,
  ): Promise<Response> {
    const fault = chooseFault(connection);
    if (fault !== undefined) faults[fault] += 1;
    await sim.sleep(sim.randomBetween(5, 300));
    const deliverLater = (delay: number) =>
      sim.spawn(sim.world, delay, async () => void (await deliver(false).catch(() => {})));
    switch (fault) {
      case 'connection refused':
        throw createNetworkError('ECONNREFUSED');
      case 'lost response':
        await deliver(false);
        throw createNetworkError('ECONNRESET');
      case 'abort':
        deliverLater(0);
        await sim.sleep(sim.randomBetween(0, 300));
        throw createNetworkError('ECONNRESET');
      case 'late':
        deliverLater(sim.randomBetween(10 * second, hour));
        await sim.sleep(10 * second);
        throw createNetworkError('ETIMEDOUT');
      case 'gateway 5xx':
        if (sim.random() < 0.5) await deliver(false);
        return new Response('<h1>Bad gateway</h1>', { status: 502 });
      case 'delivered three times':
        deliverLater(0);
        deliverLater(sim.randomBetween(0, 5 * second));
        return await deliver(false);
      case 'garbled':
        if (sim.random() < 0.5) return await deliver(true);
        await deliver(false);
        return new Response('{"succ\u0000', { status: 200 });
      case undefined:
      default:
        return await deliver(false);
    }
  }

  /** Runs a query, subject to the database's state: down, disk full, or a wrong clock. */
  async function query(
    role: 'service_role' | 'postgres',
    sql: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return await callHost(database, async () => {
      await killAtRandom(database);
      if (sim.now() < diskFullUntil && !isCalm) {
        faults['disk full'] += 1;
        throw new DatabaseError('53100');
      }
      const now = new Date(sim.now() + database.clockOffset);
      const rows = await engine.query({ role, now, seed: sim.random() * 2 - 1, sql, values });
      await killAtRandom(database);
      return rows;
    });
  }

  /** Calls a database function, as the Data API does. */
  async function callStore(name: string, body: string): Promise<Response> {
    try {
      const rows = await query('service_role', `select public.${name}($1::jsonb) as answer`, [
        JSON.stringify(JSON.parse(body).p),
      ]);
      return Response.json(rows[0]?.['answer']);
    } catch (error) {
      if (error instanceof DatabaseError) return Response.json({ code: error.code }, { status: 500 });
      throw error;
    }
  }

  /** Receives mail like the provider, which deduplicates keys for a day. */
  async function receiveMail(key: string, body: string, isGarbled: boolean): Promise<Response> {
    if (isGarbled) return new Response('{}', { status: 400 });
    if (isIdempotent && sim.now() - (seenKeys.get(key) ?? -Infinity) < 24 * hour) return new Response('{}');
    seenKeys.set(key, sim.now());
    for (const [name] of String(JSON.parse(body).text).matchAll(/Canary [a-z]+/g))
      mailCounts.set(name, (mailCounts.get(name) ?? 0) + 1);
    return new Response('{}');
  }

  /** Replaces the functions' `fetch`. */
  async function simulateFetch(url: string, init: RequestInit = {}): Promise<Response> {
    const currentHost = getCurrentHost();
    const process = currentHost?.process;
    await killAtRandom(currentHost);
    const body = String(init.body ?? '');
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    let response = new Response('ok');
    if (url === mailUrl)
      response = await deliverRequest('mail', (isGarbled) => receiveMail(key, body, isGarbled));
    else if (url !== alarmUrl)
      response = await deliverRequest('data', () =>
        callStore(url.replace(`${projectUrl}/rest/v1/rpc/`, ''), body),
      );
    await killAtRandom(currentHost);
    if (process?.hasEnded === true) await sim.waitForever();
    return response;
  }

  async function callFunction(
    connection: Connection,
    name: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Response> {
    const host = name === 'drain-outbox' ? drain : server;
    return await deliverRequest(connection, (isGarbled) =>
      callHost(host, async () => {
        const request = new Request(`${functionsUrl}/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: isGarbled ? body.slice(0, 40) : body,
        });
        return (await host.functions.get(name)?.(request)) ?? new Response(null, { status: 404 });
      }),
    );
  }

  /** Sends a lead with the browser's retries, and visits again later if they fail. */
  async function simulateVisitor(number: number): Promise<void> {
    const { name, ...content } = createLead(number);
    for (let visit = 0; ; visit += 1) {
      let attempts = 0;
      const clock = { random: sim.random, now: sim.now, wait: sim.sleep };
      const result = await withRetries(async () => {
        attempts += 1;
        const key = isIdempotent ? `visit-key-${number}` : `visit-key-${number}-${visit}-${attempts}`;
        const headers = {
          origin: site,
          'cf-connecting-ip': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        };
        try {
          const response = await callFunction(
            'visitor',
            name,
            { ...headers, 'idempotency-key': key },
            JSON.stringify({ elapsedMs: 9000, ...content }),
          );
          const body: unknown = await response.json().catch(() => undefined);
          const retryAfter = response.headers.get('retry-after');
          return interpretResponse({ status: response.status, retryAfter, body });
        } catch {
          return { outcome: 'failed', message: '', retryAfterMs: undefined } as const;
        }
      }, clock);
      if (result.outcome === 'accepted') return void acknowledgedNames.add(createName(number));
      await sim.sleep(sim.randomBetween(minute, hour));
    }
  }

  /** Simulates pg_cron and pg_net. */
  async function runSchedule(): Promise<void> {
    for (let iteration = 0; ; iteration += 1) {
      await sim.sleep(sim.now() > calmSince ? 5 * minute : minute);
      await query('postgres', 'select private.call_drain()', []).catch(() => {});
      if (iteration % 30 === 0)
        await query('service_role', 'select public.purge_leads()', []).catch(() => {});
      if (iteration % 2 === 1) await query('postgres', handleSomeLeadsSql, []).catch(() => {});
      const calls = await query('postgres', 'delete from net.http_request_queue returning *', []).catch(
        () => [],
      );
      for (const call of calls as QueuedCall[]) sim.spawn(sim.world, 0, () => makeCall(call));
      if (sim.now() > calmSince + 90 * minute && (await countWaiting()) === 0) return;
      if (sim.now() > calmSince + 72 * hour) return;
    }
  }

  async function makeCall({ url, headers, body }: QueuedCall): Promise<void> {
    const name = url.slice(functionsUrl.length + 1);
    await callFunction('schedule', name, headers, JSON.stringify(body)).catch(() => {});
  }

  async function countWaiting(): Promise<number> {
    const [row] = await query(
      'postgres',
      'select count(*)::int as count from private.outbox where delivered_at is null',
      [],
    );
    return Number(row?.['count']);
  }

  const span = plan.leads * second;
  let calmSince = Infinity;
  /** Runs `action` at random times while there are visitors. */
  function runAtRandomTimes(times: number, action: () => void): void {
    for (let time = 0; time < times; time += 1)
      sim.spawn(sim.world, sim.random() * span, async () => action());
  }

  /** Moves a host's clock by three years for a while. */
  function jumpClock(host: Host): void {
    if (isCalm) return;
    faults['clock +-3 years'] += 1;
    host.clockOffset = sim.random() < 0.5 ? threeYears : -threeYears;
    sim.spawn(sim.world, sim.randomBetween(second, 3 * minute), async () => {
      host.clockOffset = 0;
    });
  }

  const restorePlatform = replacePlatform({
    fetch: simulateFetch,
    sleep: (ms) => (getCurrentHost()?.functions.size ? sim.sleep(ms) : undefined),
    now: () => (getCurrentHost() === undefined ? undefined : sim.now()),
    waitUntil: sim.registerFlow,
    print: (line) => logLines.push(line),
  });
  let rows: Row[];
  try {
    hosts.forEach(start);
    for (const host of hosts)
      runAtRandomTimes(plan.kills, () => {
        host.killsDue += 1;
      });
    runAtRandomTimes(Math.ceil(plan.leads / 100), () => jumpClock(sim.random() < 0.5 ? server : database));
    runAtRandomTimes(Math.ceil(plan.leads / 200), () => {
      diskFullUntil = sim.now() + sim.randomBetween(second, 30 * second);
    });
    let remainingVisitors = plan.leads;
    for (let number = 0; number < plan.leads; number += 1)
      sim.spawn(sim.world, sim.random() * span, async () => {
        await simulateVisitor(number);
        remainingVisitors -= 1;
        if (remainingVisitors > 0) return;
        isCalm = true;
        calmSince = sim.now();
        for (const host of hosts) Object.assign(host, { killsDue: 0, clockOffset: 0 });
      });
    sim.spawn(sim.world, 0, runSchedule);
    await sim.runAll();
    rows = await engine.query({
      role: 'postgres',
      now: new Date(sim.now()),
      seed: 0,
      sql: storedNamesSql,
      values: [],
    });
  } finally {
    restorePlatform();
    await engine.close();
  }
  const rowCounts = new Map(rows.map((row) => [String(row['full_name']), Number(row['count'])]));
  const names = [...acknowledgedNames];
  return {
    acknowledgedCount: acknowledgedNames.size,
    lostCount: names.filter((name) => !rowCounts.has(name)).length,
    duplicateCount: [...rowCounts.values()].filter((copies) => copies > 1).length,
    unmailedCount: names.filter((name) => !mailCounts.has(name)).length,
    mailedTwiceCount: [...mailCounts.values()].filter((copies) => copies > 1).length,
    leakCount: logLines.filter((line) => /canary|\(407\) 2/i.test(line)).length,
    kills: { server: server.kills, drain: drain.kills, database: database.kills },
    faults,
    faultCount: Object.values(faults).reduce((sum, number) => sum + number, 0),
  };
}

/** Marks leads whose notices were delivered as handled. */
const handleSomeLeadsSql = `
select public.mark_handled(jsonb_build_object('id', s.id)) from (
  select s.id from private.submission s join private.outbox o on o.submission_id = s.id
  where s.handled_at is null and o.delivered_at is not null order by s.id limit 20) s
`;

const storedNamesSql = `
select full_name, count(*)::int as count
from (select full_name from private.consultation union all select full_name from private.lead) stored
where full_name like 'Canary %' group by 1
`;

/** Creates a lead, with the name of the function that stores it. Cycles through all kinds except subscriptions, which contain no person's name. */
function createLead(number: number): Record<string, unknown> & { name: string } {
  const { phoneNumber, ...consultation } = createBooking(number, { dateServed: '2026-11-01' });
  if (number % 4 === 0) return { name: 'book-consultation', ...consultation, phoneNumber };
  const lead = [leads.county, leads.death, leads.tax][(number % 4) - 1];
  return { name: 'submit-lead', ...lead, fullName: createName(number), phone: phoneNumber };
}

function createNetworkError(code: string): Error {
  return Object.assign(new TypeError('fetch failed'), { cause: { code } });
}

type Platform = {
  /** Undefined outside the simulation. The real timer is used then. */
  sleep: (ms: number) => Promise<void> | undefined;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Undefined outside the simulation. */
  now: () => number | undefined;
  waitUntil: (flow: Promise<unknown>) => void;
  print: (line: string) => void;
};

/** Replaces platform globals, and returns a function that restores them. */
function replacePlatform({ fetch, sleep, now, waitUntil, print }: Platform): () => void {
  const { fetch: realFetch, setTimeout: realTimeout } = globalThis;
  const realConsole = { log: console.log, error: console.error };
  const dateNow = Date.now.bind(Date);
  const performanceNow = performance.now.bind(performance);
  const setTimeout = (action: () => void, ms: number) => sleep(ms)?.then(action) ?? realTimeout(action, ms);
  Object.assign(globalThis, { fetch, setTimeout, EdgeRuntime: { waitUntil } });
  Object.assign(console, { log: print, error: print });
  Date.now = () => now() ?? dateNow();
  performance.now = () => now() ?? performanceNow();
  return () => {
    Object.assign(globalThis, { fetch: realFetch, setTimeout: realTimeout, EdgeRuntime: undefined });
    Object.assign(console, { log: realConsole.log, error: realConsole.error });
    Date.now = dateNow;
    performance.now = performanceNow;
  };
}

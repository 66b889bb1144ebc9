/** The backend benchmarks. Prints the result of each part, and throws at the end if one exceeds its bound. */
import { openDatabase, createPgliteStore } from '#operations/server/database.ts';
import { fuzz } from '../support/fuzz.ts';
import { measureLatency } from '../support/latency.ts';
import type { Settings } from '../../../bench/measure.ts';
import { createPgStore } from '../support/postgres/client.ts';
import { createDatabase } from '../support/postgres/database.ts';
import { race, racingCalls } from '../support/race.ts';
import type { EngineName } from '../support/fault-simulation/database.ts';
import { runFaultSimulation } from '../support/fault-simulation/fault-simulation.ts';

type Bound = { name: string; isMet: boolean };

/**
 * Runs all parts. `sizes[0]` is the number of leads, with one kill for every hundred. The other counts depend on it too,
 * so that `--sizes=200` takes minutes. Bounds are printed as soon as they are known, so that an aborted run isn't
 * lost.
 */
export async function runBackendBench({ sizes = [10_000] }: Settings): Promise<void> {
  const [leadCount = 10_000] = sizes;
  const killCount = Math.ceil(leadCount / 100);
  const requestCount = Math.min(1500, Math.ceil(leadCount / 2));
  const parts: Record<string, () => Promise<Bound[]>> = {
    'racing calls': () => benchmarkRaces(killCount),
    fuzz: () => benchmarkFuzz(Math.ceil(leadCount / 100), 5000),
    ...Object.fromEntries(
      [...latencyBounds].map(([count, maxRatio]) => [
        `latency at ${count} connections`,
        () => benchmarkLatency(count, maxRatio, requestCount),
      ]),
    ),
    'fault simulation on PGlite': () => benchmarkFaults('PGlite', leadCount, killCount),
    'fault simulation on PostgreSQL': () => benchmarkFaults('PostgreSQL', leadCount, killCount),
  };
  const exceededBounds: string[] = [];
  for (const [part, measure] of Object.entries(parts)) {
    const start = performance.now();
    const bounds = await measure().catch(createFailureHandler(part));
    console.log(`${part}: ${Math.round((performance.now() - start) / 1000)} s`);
    for (const { name, isMet } of bounds) console.log(`${isMet ? 'ok      ' : 'EXCEEDED'}  ${name}`);
    exceededBounds.push(...bounds.filter(({ isMet }) => !isMet).map(({ name }) => name));
  }
  if (exceededBounds.length > 0) throw new Error(['Backend bounds exceeded:', ...exceededBounds].join('\n'));
}

/** Returns an error handler that reports a part as an exceeded bound, so that the other parts still run. */
function createFailureHandler(part: string): (error: unknown) => Bound[] {
  return (error) => {
    console.error(`${part} failed:`, error);
    return [{ name: `${part} completes`, isMet: false }];
  };
}

async function benchmarkRaces(rounds: number): Promise<Bound[]> {
  const postgres = await createDatabase();
  const store = createPgStore(postgres.url('authenticator'), 40);
  const sameKey = await race(store, racingCalls.sameKey, rounds, 200);
  const control = await race(store, racingCalls.independent, 1, 200);
  await store.end();
  console.log('race on PostgreSQL:', { sameKey, control });
  return [
    {
      name: `${rounds} rounds of 200 parallel calls with one key: exactly ${rounds} rows`,
      isMet: sameKey.created === rounds,
    },
    { name: 'control: 200 independent calls make 200 rows', isMet: control.created === 200 },
  ];
}

async function benchmarkFaults(engine: EngineName, leads: number, kills: number): Promise<Bound[]> {
  const result = await runFaultSimulation({ engine, seed: 20_261_124, leads, kills });
  console.log(`fault simulation on ${engine}:`, result);
  const control = await runFaultSimulation({ engine, seed: 1, leads: 100, kills: 0, isIdempotent: false });
  console.log('control:', { duplicates: control.duplicateCount, mailedTwice: control.mailedTwiceCount });
  const { lostCount, duplicateCount, unmailedCount, mailedTwiceCount, faults, faultCount } = result;
  const errorCount = lostCount + duplicateCount + unmailedCount + mailedTwiceCount;
  const kindCount = Object.values(faults).filter((count) => count > 0).length;
  return [
    {
      name: `${engine}: ${leads} leads acknowledged, ${lostCount} lost, ${duplicateCount} duplicates, ${unmailedCount} unmailed, ${mailedTwiceCount} mailed twice`,
      isMet: result.acknowledgedCount === leads && errorCount === 0,
    },
    {
      name: `${engine}: at least ${leads} faults (${faultCount}) of 10 kinds (${kindCount})`,
      isMet: faultCount >= leads && kindCount === 10,
    },
    {
      name: `${engine}: ${kills} kills each of the server, the drain and the database`,
      isMet: Object.values(result.kills).every((number) => number === kills),
    },
    { name: `${engine}: no personal data in the log`, isMet: result.leakCount === 0 },
    {
      name: `${engine}: control: without idempotency the same faults cause duplicates`,
      isMet: control.duplicateCount > 0 && control.mailedTwiceCount > 0,
    },
  ];
}

async function benchmarkFuzz(seeds: number, requestsPerSeed: number): Promise<Bound[]> {
  const db = await openDatabase();
  const violations: string[] = [];
  let requestCount = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const result = await fuzz(createPgliteStore(db), requestsPerSeed, seed);
    requestCount += result.requestCount;
    violations.push(...result.violations);
  }
  await db.close();
  console.log('fuzz:', { requestCount, violations: violations.length, first: violations[0] });
  return [
    {
      name: `${requestCount} fuzzed requests over all functions, as JSON and as forms: none 5xx, each response has a known shape`,
      isMet: requestCount === seeds * requestsPerSeed && violations.length === 0,
    },
  ];
}

/** Maximum ratio to the p99 of the bare endpoint, by number of connections. */
const latencyBounds = new Map([
  [1, 2.5],
  [8, 4],
  [50, 2.5],
]);

async function benchmarkLatency(connections: number, maxRatio: number, requests: number): Promise<Bound[]> {
  const { rounds, p99Ratio, throughputRatio } = await measureLatency(5, requests, connections);
  console.log(`a durable booking against a bare \`select 1\` at ${connections} connections, milliseconds:`);
  console.table(
    rounds.flatMap(({ bare, booking }) => [
      { endpoint: 'bare', ...bare },
      { endpoint: 'booking', ...booking },
    ]),
  );
  const ratios = `${p99Ratio.toFixed(2)}x, throughput ${throughputRatio.toFixed(2)}x`;
  return [
    {
      name: `booking p99 at ${connections} connections within ${maxRatio}x of a bare endpoint (${ratios})`,
      isMet: p99Ratio <= maxRatio,
    },
  ];
}

/** Responds to health checks, and reports to the firm any faults that the database's schedule couldn't report. */
import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusCodes } from '../forms/protocol.ts';
import { createJsonResponse, rejectAsJson } from '../http/json-response.ts';
import { getErrorName } from '../log.ts';
import { readHealth } from '../mail/outbox.ts';
import type { Fault } from './alarm.ts';
import type { Handler, Services } from './services.ts';

/** Results are cached, so that frequent requests don't overload the database. */
const cacheMs = 10_000;

/** Creates the handler for uptime monitors, which responds with 200, or with 503 and the names of the faults. */
export function createHealthHandler(services: Services): Handler {
  /** Contains only names, because the messages are for the firm. */
  let cached: { checkedAt: number; names: Promise<string[]> } | undefined;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST')
      return rejectAsJson(statusCodes.method, submitErrors.rejected, { allow: 'GET, POST' });
    const now = services.now().getTime();
    if (cached === undefined || Math.abs(now - cached.checkedAt) >= cacheMs)
      cached = { checkedAt: now, names: checkHealth(services) };
    const faults = await cached.names;
    return createJsonResponse(faults.length === 0 ? statusCodes.accepted : statusCodes.unavailable, {
      success: faults.length === 0,
      faults,
    });
  };
}

/** Minimum time between health checks that run after requests. */
const minIntervalMs = 5 * 60_000;

/** Returns the names of the current faults, and reports new ones after the response. */
async function checkHealth(services: Services): Promise<string[]> {
  const { store, log, afterResponse, alarm, settingFaults, isScheduled } = services;
  const settings = settingFaults.length > 0 ? ['settings'] : [];
  try {
    const { faults } = await readHealth(store, isScheduled);
    const unreported = faults.filter(({ reported }) => !reported);
    if (unreported.length > 0) afterResponse(() => report(services, unreported));
    return [...settings, ...new Set(faults.map(({ name }) => name))];
  } catch (error) {
    log({ event: functionNames.health, outcome: 'fault', fault: getErrorName(error) });
    const message =
      'The database’s health check failed, so requests may not be stored. See the log of the health function.';
    afterResponse(async () => void (await alarm([{ name: 'database', message }])));
    return [...settings, 'database'];
  }
}

/** Returns a throttled health check to run after requests. It does nothing without a schedule to monitor. */
export function throttleHealthCheck(services: Services): () => void {
  let checkedAt = -Infinity;
  return () => {
    const now = services.now().getTime();
    if (!services.isScheduled || Math.abs(now - checkedAt) < minIntervalMs) return;
    checkedAt = now;
    services.afterResponse(async () => void (await checkHealth(services)));
  };
}

/** Reports faults and records the delivered reports, so that neither another instance nor the schedule repeats them. */
async function report({ alarm, store }: Services, faults: readonly Fault[]): Promise<void> {
  const names = await alarm(faults);
  if (names.length > 0) await store.call('record_alarms', { faults: names });
}

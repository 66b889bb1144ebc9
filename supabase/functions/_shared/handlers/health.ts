/** Responds to health checks, and reports new faults to the firm. */
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
      return rejectAsJson(statusCodes.methodNotAllowed, submitErrors.rejected, { allow: 'GET, POST' });
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

/** Returns the names of the current faults, and reports new ones after the response. */
export async function checkHealth(services: Services): Promise<string[]> {
  const { store, log, afterResponse, isScheduled, settingProblems } = services;
  try {
    const { faults } = await readHealth(store, isScheduled, settingProblems);
    const unreported = faults.filter(({ reported }) => !reported);
    if (unreported.length > 0) afterResponse(() => report(services, unreported));
    return faults.map(({ name }) => name);
  } catch (error) {
    log({ event: functionNames.health, outcome: 'fault', fault: getErrorName(error), alarm: true });
    return ['database'];
  }
}

/** Reports faults, and records the delivered ones, so that no other instance repeats them. */
async function report({ alarm, store }: Services, faults: readonly Fault[]): Promise<void> {
  const names = await alarm(faults);
  if (names.length > 0) await store.call('record_alarms', { faults: names });
}

/** Checks the whole backend, and reports to the firm what the schedule of the database could not. */
import { functionNames } from '../forms/protocol.ts';
import { faultOf } from '../log.ts';
import { healthOf } from '../mail/outbox.ts';
import type { Fault } from './alarm.ts';
import type { Services } from './services.ts';

const intervalMs = 5 * 60_000;

/** Returns the names of the current faults, and reports them after the response. */
export async function checkHealth(services: Services): Promise<string[]> {
  const { store, log, afterAnswer, alarm, settingFaults, isScheduled } = services;
  const settings = settingFaults.length > 0 ? ['settings'] : [];
  try {
    const { faults } = await healthOf(store, isScheduled);
    const unreported = faults.filter(({ reported }) => !reported);
    if (unreported.length > 0) afterAnswer(() => report(services, unreported));
    return [...settings, ...new Set(faults.map(({ name }) => name))];
  } catch (error) {
    log({ event: functionNames.health, outcome: 'fault', fault: faultOf(error) });
    const words =
      'The database does not say how it is: no request may be stored. Look into the log of health.';
    afterAnswer(async () => void (await alarm([{ name: 'database', words }])));
    return [...settings, 'database'];
  }
}

/** For functions that take requests. Does nothing without a schedule to monitor. */
export function throttledHealthCheck(services: Services): () => void {
  let lookedAt = -Infinity;
  return () => {
    const now = services.now().getTime();
    if (!services.isScheduled || Math.abs(now - lookedAt) < intervalMs) return;
    lookedAt = now;
    services.afterAnswer(async () => void (await checkHealth(services)));
  };
}

/** Records what was delivered, so that no other instance and no schedule reports it again. */
async function report({ alarm, store }: Services, faults: readonly Fault[]): Promise<void> {
  const names = await alarm(faults);
  if (names.length > 0) await store.call('note_alarms', { faults: names });
}

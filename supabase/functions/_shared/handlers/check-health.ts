/** A look at the whole backend, by which a function reports to the firm what the schedule of the database could not. */
import { functionNames } from '../forms/protocol.ts';
import { faultOf } from '../log.ts';
import { healthOf } from '../mail/outbox.ts';
import type { Fault } from './alarm.ts';
import type { Services } from './services.ts';

/** An instance that takes requests looks around so often. */
const everyMs = 5 * 60_000;

/** The names of what is wrong now. The firm hears of it after the answer. */
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

/** For a function that takes requests: without a schedule to be watched, it does nothing. */
export function throttledHealthCheck(services: Services): () => void {
  let lookedAt = -Infinity;
  return () => {
    const now = services.now().getTime();
    if (!services.isScheduled || Math.abs(now - lookedAt) < everyMs) return;
    lookedAt = now;
    services.afterAnswer(async () => void (await checkHealth(services)));
  };
}

/** What got through is noted, so that neither another instance nor the schedule reports it again. */
async function report({ alarm, store }: Services, faults: readonly Fault[]): Promise<void> {
  const names = await alarm(faults);
  if (names.length > 0) await store.call('note_alarms', { faults: names });
}

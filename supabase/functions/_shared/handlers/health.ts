/** For whoever looks from outside, such as an uptime service: 200 while all is well, 503 and the names of the faults. */
import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusOf } from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { faultOf } from '../log.ts';
import { healthOf } from '../mail/outbox.ts';
import type { Handler, Services } from './services.ts';

export function healthHandler(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      const body = { success: false, error: submitErrors.refused };
      return jsonAnswer(statusOf.method, body, { allow: 'GET, POST' });
    }
    const faults = await faultNames(services);
    return jsonAnswer(faults.length === 0 ? statusOf.accepted : statusOf.unavailable, {
      success: faults.length === 0,
      faults,
    });
  };
}

/** Names alone: their sentences are for the firm. */
async function faultNames({ store, log, settingFaults, isScheduled }: Services): Promise<string[]> {
  const settings = settingFaults.length > 0 ? ['settings'] : [];
  try {
    const { faults } = await healthOf(store, isScheduled);
    return [...settings, ...faults.map(({ name }) => name)];
  } catch (error) {
    log({ event: functionNames.health, outcome: 'fault', fault: faultOf(error), alarm: true });
    return [...settings, 'database'];
  }
}

import { submitErrors } from '../forms/messages.ts';
import { statusOf } from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { checkHealth } from './check-health.ts';
import type { Handler, Services } from './services.ts';

/** Whoever asks more often costs the database nothing. */
const rememberedMs = 10_000;

/** For whoever looks from outside, such as an uptime service: 200 while all is well, 503 and the names of the faults. */
export function healthHandler(services: Services): Handler {
  /** Names alone: their sentences are for the firm. */
  let known: { at: number; names: Promise<string[]> } | undefined;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      const body = { success: false, error: submitErrors.refused };
      return jsonAnswer(statusOf.method, body, { allow: 'GET, POST' });
    }
    const at = services.now().getTime();
    if (known === undefined || Math.abs(at - known.at) >= rememberedMs)
      known = { at, names: checkHealth(services) };
    const faults = await known.names;
    return jsonAnswer(faults.length === 0 ? statusOf.accepted : statusOf.unavailable, {
      success: faults.length === 0,
      faults,
    });
  };
}

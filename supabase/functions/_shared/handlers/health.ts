import { submitErrors } from '../forms/messages.ts';
import { statusOf } from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { checkHealth } from './check-health.ts';
import type { Handler, Services } from './services.ts';

/** Results are cached, so that frequent requests cost the database nothing. */
const cacheMs = 10_000;

/** For uptime services: 200, or 503 with the names of the faults. */
export function healthHandler(services: Services): Handler {
  /** Only names: the sentences are for the firm. */
  let known: { at: number; names: Promise<string[]> } | undefined;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      const body = { success: false, error: submitErrors.refused };
      return jsonAnswer(statusOf.method, body, { allow: 'GET, POST' });
    }
    const at = services.now().getTime();
    if (known === undefined || Math.abs(at - known.at) >= cacheMs)
      known = { at, names: checkHealth(services) };
    const faults = await known.names;
    return jsonAnswer(faults.length === 0 ? statusOf.accepted : statusOf.unavailable, {
      success: faults.length === 0,
      faults,
    });
  };
}

import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusCodes } from '../forms/protocol.ts';
import { createJsonResponse, rejectAsJson } from '../http/json-response.ts';
import { secretsMatch } from '../http/secrets.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { getErrorName } from '../log.ts';
import { checkHealth } from './health.ts';
import type { Handler, Services } from './services.ts';

const event = functionNames.drainOutbox;

/**
 * Creates the handler that the database's schedule calls every minute to send pending mail and report new faults. Only the
 * schedule knows the secret.
 */
export function createDrainHandler(services: Services): Handler {
  const { store, log, drainSecret } = services;
  return async (request) => {
    if (request.method !== 'POST')
      return rejectAsJson(statusCodes.methodNotAllowed, submitErrors.rejected, { allow: 'POST' });
    const sentSecret = request.headers.get('x-drain-secret') ?? '';
    if (drainSecret === undefined || !secretsMatch(sentSecret, drainSecret)) {
      log({ event, outcome: `rejected with ${statusCodes.unauthorized}` });
      return rejectAsJson(statusCodes.unauthorized, submitErrors.rejected);
    }
    try {
      await store.call('record_drain', {});
      const counts = await drainOutbox(services, 50);
      await checkHealth(services);
      log({ event, outcome: `${counts.sent} sent, ${counts.failed} failed` });
      return createJsonResponse(statusCodes.accepted, { success: true, ...counts });
    } catch (error) {
      log({ event, outcome: 'fault', fault: getErrorName(error), alarm: true });
      return rejectAsJson(statusCodes.unavailable, submitErrors.transport, { 'retry-after': '60' });
    }
  };
}

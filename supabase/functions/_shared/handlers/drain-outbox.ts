import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusCodes } from '../forms/protocol.ts';
import { createJsonResponse, rejectAsJson } from '../http/json-response.ts';
import { identifyCaller } from '../http/schedule.ts';
import { checkSecret } from '../http/secrets.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { getErrorName } from '../log.ts';
import type { Handler, Services } from './services.ts';

const event = functionNames.drainOutbox;

/** Creates the handler that the schedule calls to send pending mail. Only the schedule knows the secret. */
export function createDrainHandler(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'POST')
      return rejectAsJson(statusCodes.method, submitErrors.rejected, { allow: 'POST' });
    const secretProblem = checkSecret('DRAIN_SECRET', services.drainSecret ?? '');
    if (secretProblem !== undefined) services.log({ event, outcome: secretProblem, alarm: true });
    if (identifyCaller(request, services) !== 'schedule') {
      services.log({ event, outcome: `rejected with ${statusCodes.unauthorized}` });
      services.countEvent(`rejected-${statusCodes.unauthorized}`);
      return rejectAsJson(statusCodes.unauthorized, submitErrors.rejected);
    }
    try {
      const counts = await drainOutbox(services, 50);
      services.log({ event, outcome: `${counts.sent} sent, ${counts.failed} failed` });
      return createJsonResponse(statusCodes.accepted, { success: true, ...counts });
    } catch (error) {
      services.log({ event, outcome: 'fault', fault: getErrorName(error), alarm: true });
      return rejectAsJson(statusCodes.unavailable, submitErrors.transport, { 'retry-after': '60' });
    }
  };
}

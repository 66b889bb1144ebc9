import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusCodes } from '../forms/protocol.ts';
import { createJsonResponse } from '../http/json-response.ts';
import { identifyCaller } from '../http/schedule.ts';
import { checkSecret } from '../http/secrets.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { getErrorName } from '../log.ts';
import type { Handler, Services } from './services.ts';

/** Creates the handler that the schedule calls to send pending mail. Only the schedule knows the secret. */
export function createDrainHandler(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'POST') {
      return createJsonResponse(
        statusCodes.method,
        { success: false, error: submitErrors.rejected },
        { allow: 'POST' },
      );
    }
    const secretProblem = checkSecret('DRAIN_SECRET', services.drainSecret ?? '');
    if (secretProblem !== undefined)
      services.log({ event: functionNames.drainOutbox, outcome: secretProblem, alarm: true });
    if (identifyCaller(request, services) !== 'schedule') {
      services.log({
        event: functionNames.drainOutbox,
        outcome: `rejected with ${statusCodes.unauthorized}`,
      });
      services.countEvent(`rejected-${statusCodes.unauthorized}`);
      return createJsonResponse(statusCodes.unauthorized, { success: false, error: submitErrors.rejected });
    }
    try {
      const counts = await drainOutbox(services, 50);
      services.log({
        event: functionNames.drainOutbox,
        outcome: `${counts.sent} sent, ${counts.failed} failed`,
      });
      return createJsonResponse(statusCodes.accepted, { success: true, ...counts });
    } catch (error) {
      services.log({
        event: functionNames.drainOutbox,
        outcome: 'fault',
        fault: getErrorName(error),
        alarm: true,
      });
      return createJsonResponse(
        statusCodes.unavailable,
        { success: false, error: submitErrors.transport },
        { 'retry-after': '60' },
      );
    }
  };
}

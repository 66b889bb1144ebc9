/** The scheduled call that sends what could not be sent at once. Only the scheduler knows its secret. */
import { submitErrors } from '../forms/messages.ts';
import { functionNames, statusOf } from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { sameSecret, secretFault } from '../http/secrets.ts';
import { drainOutbox, outboxHealth } from '../mail/outbox.ts';
import { faultOf } from '../log.ts';
import type { Handler, Services } from './services.ts';

export function drainOutboxHandler(services: Services): Handler {
  return async (request) => {
    if (request.method !== 'POST') {
      return jsonAnswer(statusOf.method, { success: false, error: submitErrors.refused }, { allow: 'POST' });
    }
    const { drainSecret = '' } = services;
    const given = request.headers.get('x-drain-secret') ?? '';
    const unfit = secretFault('DRAIN_SECRET', drainSecret);
    if (unfit !== undefined) services.log({ event: functionNames.drainOutbox, outcome: unfit, alarm: true });
    if (unfit !== undefined || !(await sameSecret(given, drainSecret))) {
      return jsonAnswer(statusOf.unauthorized, { success: false, error: submitErrors.refused });
    }
    try {
      const counts = await drainOutbox(services, 50);
      services.log({
        event: functionNames.drainOutbox,
        outcome: `${counts.sent} sent, ${counts.failed} failed`,
      });
      await reportHealth(services);
      return jsonAnswer(statusOf.accepted, { success: true, ...counts });
    } catch (error) {
      services.log({
        event: functionNames.drainOutbox,
        outcome: 'fault',
        fault: faultOf(error),
        alarm: true,
      });
      return jsonAnswer(
        statusOf.unavailable,
        { success: false, error: submitErrors.transport },
        { 'retry-after': '60' },
      );
    }
  };
}

/** The leads are safe, but the firm does not read them: an expired mail key, or a provider that is down. */
async function reportHealth(services: Services): Promise<void> {
  const { waiting, oldestSeconds, givenUp, overdue } = await outboxHealth(services.store);
  if (!overdue && givenUp === 0) return;
  const late = overdue ? `overdue: ${waiting} waiting, the oldest for ${oldestSeconds} s; ` : '';
  const outcome = `${late}${givenUp} given up`;
  services.log({ event: 'outbox', outcome, alarm: true });
}

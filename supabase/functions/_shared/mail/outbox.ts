/** Sends what waits in the outbox, one message after the other, until nothing is due or the budget is spent. */
import * as z from 'zod/mini';
import { faultOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { MailFault } from './mail.ts';
import type { SendMail } from './mail.ts';
import { messageSchema, renderMail } from './render.ts';
import type { Letterhead } from './render.ts';

const claimed = z.array(messageSchema);

export type OutboxServices = Letterhead & { store: Store; sendMail: SendMail; log: Log };

type DrainCounts = { sent: number; failed: number };

export async function drainOutbox(services: OutboxServices, budget: number): Promise<DrainCounts> {
  const counts: DrainCounts = { sent: 0, failed: 0 };
  for (let left = budget; left > 0;) {
    const messages = z.parse(
      claimed,
      await services.store.call('claim_outbox', { limit: Math.min(left, 5) }),
    );
    if (messages.length === 0) break;
    left -= messages.length;
    for (const message of messages) {
      const { id } = message;
      try {
        await services.sendMail(renderMail(message, services));
      } catch (error) {
        counts.failed += 1;
        const failure = error instanceof MailFault ? error.message : faultOf(error);
        services.log({ event: 'mail', outcome: 'failed', id, fault: failure });
        await services.store.call('release_outbox', { id, failure });
        continue;
      }
      // A crash between sending and this line sends again under the same key, which the provider ignores.
      await services.store.call('ack_outbox', { id });
      counts.sent += 1;
    }
  }
  return counts;
}

/** Whether the firm still gets its mail. */
const healthSchema = z.object({ waiting: z.number(), givenUp: z.number(), oldestSeconds: z.number() });

/** A quarter of an hour: by then several attempts have failed. */
const longestWaitSeconds = 900;

type OutboxHealth = z.output<typeof healthSchema> & { overdue: boolean };

export async function outboxHealth(store: Store): Promise<OutboxHealth> {
  const health = z.parse(healthSchema, await store.call('outbox_health', {}));
  return { ...health, overdue: health.waiting > 0 && health.oldestSeconds > longestWaitSeconds };
}

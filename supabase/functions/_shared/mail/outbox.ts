/** Sends what waits in the outbox, one message after the other, until nothing is due or the budget is spent. */
import * as z from 'zod/mini';
import { faultOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { MailFault } from './mail.ts';
import type { SendMail } from './mail.ts';
import { figuresSchema, messageSchema, renderMail } from './render.ts';
import type { Figures, Letterhead } from './render.ts';

const claimed = z.array(messageSchema);

export type OutboxServices = Letterhead & { store: Store; sendMail: SendMail; log: Log };

type DrainCounts = { sent: number; failed: number };

/** Whoever called waits for a minute at most, and a slow provider takes ten seconds for each message. */
const longestDrainMs = 30_000;

/** Sends up to `budget` messages. One that fails is counted, logged and given back; an error of the store is raised. */
export async function drainOutbox(services: OutboxServices, budget: number): Promise<DrainCounts> {
  const counts: DrainCounts = { sent: 0, failed: 0 };
  const end = performance.now() + longestDrainMs;
  for (let left = budget; left > 0 && performance.now() < end;) {
    const limit = Math.min(left, 5);
    const messages = z.parse(claimed, await services.store.call('claim_outbox', { limit }));
    // Fewer than asked for are all that are due: what comes meanwhile has a call of its own.
    left = messages.length < limit ? 0 : left - limit;
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

/** What is wrong with the whole backend now, as far as its database knows, and what was refused in a week. */
const healthSchema = z.object({
  waiting: z.number(),
  givenUp: z.number(),
  /** `reported`: the firm knows. */
  faults: z.array(z.object({ name: z.string(), words: z.string(), reported: z.boolean() })),
  refused: z.record(z.string(), z.number()),
});

export async function healthOf(store: Store, isScheduled: boolean): Promise<z.output<typeof healthSchema>> {
  return z.parse(healthSchema, await store.call('health', { scheduled: isScheduled }));
}

/** What the firm is told of the last day, asked for now. */
export async function figuresOf(store: Store, isScheduled: boolean): Promise<Figures> {
  return z.parse(figuresSchema, await store.call('day_figures', { scheduled: isScheduled }));
}

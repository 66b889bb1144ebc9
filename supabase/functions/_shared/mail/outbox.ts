/** Sends pending messages one by one, until none is due, or the budget or the time is used up. */
import * as z from 'zod/mini';
import { getErrorName } from '../log.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { MailFault } from './mail.ts';
import type { SendMail } from './mail.ts';
import { dailyStatsSchema, healthSchema, messageSchema, renderMail } from './render.ts';
import type { DailyStats, MailConfig } from './render.ts';

/** The message is parsed later, so that an error in one from another database version is handled as a failed email. */
const claimedSchema = z.array(z.looseObject({ id: z.string() }));

export type OutboxServices = MailConfig & { store: Store; sendMail: SendMail; log: Log };

type DrainCounts = { sent: number; failed: number };

/** Well below the caller's timeout of 55 seconds, because a slow provider takes ten seconds per message. */
const maxDrainMs = 30_000;

/**
 * Sends up to `budget` messages. A failed one is logged and released. Claims each message when the previous one has been
 * sent: when the provider is busy, the others remain unclaimed for the next drain. Throws the store's errors.
 */
export async function drainOutbox(services: OutboxServices, budget: number): Promise<DrainCounts> {
  const counts: DrainCounts = { sent: 0, failed: 0 };
  const end = performance.now() + maxDrainMs;
  for (let count = 0; count < budget && performance.now() < end; count += 1) {
    const [message] = z.parse(claimedSchema, await services.store.call('claim_outbox', { limit: 1 }));
    if (message === undefined) break;
    const { id } = message;
    try {
      await services.sendMail(renderMail(z.parse(messageSchema, message), services));
    } catch (error) {
      counts.failed += 1;
      const failure = error instanceof MailFault ? error.message : getErrorName(error);
      services.log({ event: 'mail', outcome: 'failed', id, fault: failure });
      await services.store.call('release_outbox', { id, failure });
      if (failure === 'status-429') break;
      continue;
    }
    // After a crash before this line, the message is sent again with the same key, so the provider drops the duplicate.
    await services.store.call('ack_outbox', { id });
    counts.sent += 1;
  }
  return counts;
}

export async function readHealth(
  store: Store,
  isScheduled: boolean,
  settingProblems: readonly string[] = [],
): Promise<z.output<typeof healthSchema>> {
  const settings = settingProblems.join(' ');
  return z.parse(healthSchema, await store.call('health', { scheduled: isScheduled, settings }));
}

export async function readDailyStats(store: Store, isScheduled: boolean): Promise<DailyStats> {
  return z.parse(dailyStatsSchema, await store.call('daily_stats', { scheduled: isScheduled }));
}

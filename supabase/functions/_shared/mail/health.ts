/** Whether the firm still gets its mail. */
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';

const healthSchema = z.object({ waiting: z.number(), givenUp: z.number(), oldestSeconds: z.number() });

/** A quarter of an hour: by then several attempts have failed. */
const longestWaitSeconds = 900;

export type OutboxHealth = z.output<typeof healthSchema> & { overdue: boolean };

export async function outboxHealth(store: Store): Promise<OutboxHealth> {
  const health = z.parse(healthSchema, await store.call('outbox_health', {}));
  return { ...health, overdue: health.waiting > 0 && health.oldestSeconds > longestWaitSeconds };
}

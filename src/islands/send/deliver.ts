/** Delivers one attempt: retried with the same key, told apart by what came back. */
import { submitErrors } from '#contract/messages.ts';
import { idempotencyKeyHeader } from '#contract/protocol.ts';
import type { BookingConfig } from '../booking-config.ts';
import { failed, readAnswer, type Answer } from './answer.ts';
import { newKey, type Attempt } from './attempt.ts';
import { withRetries } from './retry.ts';
import { post } from './transport.ts';

export type Delivery = {
  config: BookingConfig;
  functionName: string;
  attempt: Attempt;
  /** Sent along, but no part of what the attempt is. */
  extras?: Record<string, unknown>;
};

export async function deliver(delivery: Delivery): Promise<Answer> {
  const answer = await withRetries(() => sendOnce(delivery));
  if (answer.outcome !== 'key-reused') return answer;
  const attempt = { ...delivery.attempt, key: newKey() };
  return await withRetries(() => sendOnce({ ...delivery, attempt }));
}

async function sendOnce({ config, functionName, attempt, extras }: Delivery): Promise<Answer> {
  try {
    const headers = { [idempotencyKeyHeader]: attempt.key };
    const body = { ...attempt.content, ...extras };
    return readAnswer(await post({ config, functionName, headers, body }), Date.now());
  } catch {
    return failed(submitErrors.transport);
  }
}

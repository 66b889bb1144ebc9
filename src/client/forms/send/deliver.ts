/**
 * Tries again by itself at moments spread by chance, so that many visitors do not return at once. A phone that is
 * without a connection for a quarter of a minute gets through: the last try is begun later than that.
 */
import { submitErrors } from '#forms/messages.ts';
import { idempotencyKeyHeader } from '#forms/protocol.ts';
import type { BookingConfig } from '../form-props.ts';
import { failed, newKey, readAnswer } from './answer.ts';
import type { Answer, Attempt } from './answer.ts';
import { timeoutMs } from './request.ts';
import { post } from './transport.ts';

export type Clock = {
  random: () => number;
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

const realClock: Clock = {
  random: Math.random,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Time ends the tries long before, unless chance brings short pauses alone. */
const mostTries = 20;
const firstPauseMs = 500;
const longestPauseMs = 4000;
/** Room for two requests that get no answer. A visitor who would have to wait longer is told so instead. */
const patienceMs = 30_000;

export async function withRetries(send: () => Promise<Answer>, clock: Clock = realClock): Promise<Answer> {
  const start = clock.now();
  for (let round = 0; ; round += 1) {
    const answer = await send();
    if (answer.outcome !== 'failed' || round === mostTries - 1) return answer;
    const jitter = clock.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** round);
    const pause = (answer.retryAfterMs ?? 0) + jitter;
    if (clock.now() - start + pause + timeoutMs > patienceMs) return answer;
    await clock.wait(pause);
  }
}

/** Delivers one attempt: retried with the same key, told apart by what came back. */
type Delivery = {
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

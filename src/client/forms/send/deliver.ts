/**
 * Delivers requests, with retries. Jitter prevents many visitors from retrying at the same time. Retries continue for more
 * than 15 seconds, to survive a brief loss of connection.
 */
import { submitErrors } from '#forms/messages.ts';
import { idempotencyKeyHeader, languageParameter } from '#forms/protocol.ts';
import type { FormsConfig } from '../../published-data.ts';
import { failWith, generateKey, interpretResponse } from './result.ts';
import type { SendResult, Attempt } from './result.ts';

type Client = typeof import('./client.ts');

/**
 * Loads the Supabase client. Rejects if loading fails; older browsers then don't try that URL again until the page reloads, but
 * forms can still be submitted natively.
 */
export async function loadClient(): Promise<Client> {
  return await import('./client.ts');
}

/** The sources of time and randomness, which tests and simulations replace. */
export type DeliveryClock = { random: () => number; now: () => number; wait: (ms: number) => Promise<void> };

const realClock: DeliveryClock = {
  random: Math.random,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const maxTries = 20;
const firstDelayMs = 500;
const maxDelayMs = 4000;
/** No try starts later than this: two requests can time out before it. Then the visitor sees the failure. */
const lastTryMs = 20_000;
/** After this many server errors, the outage is probably longer than a visitor should wait. */
const maxServerErrors = 2;

/** After this time, the form is submitted natively. */
const maxLoadMs = 15_000;

/** Calls `send` until it doesn't fail or a limit is reached. Returns its last result. */
export async function withRetries(
  send: () => Promise<SendResult>,
  clock: DeliveryClock = realClock,
  serverErrorLimit = maxTries,
): Promise<SendResult> {
  const start = clock.now();
  let serverErrors = 0;
  for (let round = 0; ; round += 1) {
    const result = await send();
    if (result.outcome !== 'failed' || round === maxTries - 1) return result;
    if (result.hasResponse) serverErrors += 1;
    if (serverErrors === serverErrorLimit) return result;
    const jitter = clock.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** round);
    const delay = (result.retryAfterMs ?? 0) + jitter;
    if (clock.now() - start + delay > lastTryMs) return result;
    await clock.wait(delay);
  }
}

type Delivery = {
  config: FormsConfig;
  functionName: string;
  attempt: Attempt;
  /** Whether a visitor is waiting for the result. */
  isAwaited?: boolean;
};

/** Delivers an attempt, retrying with the same key. Replaces a key that was used for other content. Never rejects. */
export async function deliver(delivery: Delivery): Promise<SendResult> {
  const result = await sendWithRetries(delivery);
  if (result.outcome !== 'key-reused') return result;
  return await sendWithRetries({ ...delivery, attempt: { ...delivery.attempt, key: generateKey() } });
}

async function sendWithRetries(delivery: Delivery): Promise<SendResult> {
  const send = async (): Promise<SendResult> => {
    try {
      return await sendOnce(await withTimeout(maxLoadMs, loadClient()), delivery);
    } catch {
      const failure = failWith(submitErrors.transport);
      if (!navigator.onLine) return failure;
      const { message } = failure;
      return {
        outcome: 'rejected',
        message,
        fieldErrors: {},
        isPermanent: false,
        unsentAttempt: delivery.attempt,
      };
    }
  };
  return await withRetries(send, realClock, delivery.isAwaited ? maxServerErrors : maxTries);
}

async function withTimeout<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  return await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Timed out')), milliseconds);
    promise.then(resolve, reject);
  });
}

async function sendOnce(
  { callFunction }: Client,
  { config, functionName, attempt }: Delivery,
): Promise<SendResult> {
  try {
    const headers = { [idempotencyKeyHeader]: attempt.key };
    const body = { ...attempt.content, ...attempt.botSignals };
    const { lang } = document.documentElement;
    const path = lang === 'en' ? functionName : `${functionName}?${languageParameter}=${lang}`;
    return interpretResponse(await callFunction({ config, path, headers, body }));
  } catch {
    return failWith(submitErrors.transport);
  }
}

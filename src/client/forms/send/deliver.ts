/**
 * Tries again by itself at moments spread by chance, so that many visitors do not return at once. A phone that is
 * without a connection for a quarter of a minute gets through: the last try is begun later than that.
 */
import { submitErrors } from '#forms/messages.ts';
import { idempotencyKeyHeader } from '#forms/protocol.ts';
import type { BookingConfig } from '../form-props.ts';
import { failed, newKey, readAnswer } from './answer.ts';
import type { Answer, Attempt } from './answer.ts';

type Client = typeof import('./client.ts');

let loading: Promise<Client> | undefined;

/**
 * The code that sends, fetched once; a visitor who is typing gives it time to arrive. Rejects where it does not
 * arrive, and the next call asks for it again. Browsers of 2022 fail again at once: they remember a failed module.
 */
export function loadClient(): Promise<Client> {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

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
/** Leaves room for two requests that get no answer. A visitor who would have to wait longer is told so instead. */
const lastTryAtMs = 20_000;
/** A server that says so twice is down for longer than a visitor should wait: pressing again sends the same request. */
const mostFailuresAwaited = 2;

/** The first answer that is no failure, or the last failure. So many failures that a server answered end it as well. */
export async function withRetries(
  send: () => Promise<Answer>,
  clock: Clock = realClock,
  mostFailuresAnswered = mostTries,
): Promise<Answer> {
  const start = clock.now();
  let failuresAnswered = 0;
  for (let round = 0; ; round += 1) {
    const answer = await send();
    if (answer.outcome !== 'failed' || round === mostTries - 1) return answer;
    if (answer.answered) failuresAnswered += 1;
    if (failuresAnswered === mostFailuresAnswered) return answer;
    const jitter = clock.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** round);
    const pause = (answer.retryAfterMs ?? 0) + jitter;
    if (clock.now() - start + pause > lastTryAtMs) return answer;
    await clock.wait(pause);
  }
}

type Delivery = {
  config: BookingConfig;
  functionName: string;
  attempt: Attempt;
  /** A visitor waits for the answer; else it is sent in the background, and there is time. */
  awaited?: boolean;
};

/** Delivers one attempt, retried with the same key. A key that was used for other content is replaced. Never rejects. */
export async function deliver(delivery: Delivery): Promise<Answer> {
  const answer = await sendWithRetries(delivery);
  if (answer.outcome !== 'key-reused') return answer;
  return await sendWithRetries({ ...delivery, attempt: { ...delivery.attempt, key: newKey() } });
}

/** How often the code that sends is waited for, not counting the times when the browser itself says it is offline. */
const mostLoads = 3;
const longestLoadMs = 5000;

async function sendWithRetries(delivery: Delivery): Promise<Answer> {
  let failedLoads = 0;
  const send = async () => {
    let client;
    try {
      client = await within(longestLoadMs, loadClient());
    } catch {
      if (navigator.onLine) failedLoads += 1;
      return failedLoads < mostLoads ? failed(submitErrors.transport) : unsendable(delivery.attempt);
    }
    return await sendOnce(client, delivery);
  };
  return await withRetries(send, realClock, delivery.awaited ? mostFailuresAwaited : mostTries);
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('It took too long.')), milliseconds);
    work.then(resolve, reject);
  });
}

function unsendable(unsent: Attempt): Answer {
  return { outcome: 'refused', message: submitErrors.transport, fieldErrors: {}, lasting: false, unsent };
}

async function sendOnce(
  { callFunction }: Client,
  { config, functionName, attempt }: Delivery,
): Promise<Answer> {
  try {
    const headers = { [idempotencyKeyHeader]: attempt.key };
    const body = { ...attempt.content, ...attempt.signs };
    return readAnswer(await callFunction({ config, functionName, headers, body }), Date.now());
  } catch {
    return failed(submitErrors.transport);
  }
}

/** Tries again by itself for half a minute, at moments spread by chance, so that many visitors do not return at once. */
import type { Answer } from './answer.ts';
import { timeoutMs } from './patient-fetch.ts';

export type Clock = {
  random: () => number;
  now: () => number;
  wait: (ms: number) => Promise<void>;
};

export const realClock: Clock = {
  random: Math.random,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const tries = 6;
const firstPauseMs = 300;
const longestPauseMs = 1500;
/** Room for two requests that get no answer. A visitor who would have to wait longer is told so instead. */
const patienceMs = 30_000;

export async function withRetries(send: () => Promise<Answer>, clock: Clock = realClock): Promise<Answer> {
  const start = clock.now();
  for (let round = 0; ; round += 1) {
    const answer = await send();
    if (answer.outcome !== 'failed' || round === tries - 1) return answer;
    const jitter = clock.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** round);
    const pause = (answer.retryAfterMs ?? 0) + jitter;
    if (clock.now() - start + pause + timeoutMs > patienceMs) return answer;
    await clock.wait(pause);
  }
}

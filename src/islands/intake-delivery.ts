/** Brings each intake to the firm without holding anyone up: in the background, and again later if that fails. */
import type { Answer } from './send/answer.ts';
import { attemptFor, type Attempt, type Content } from './send/attempt.ts';
import { deliver } from './send/deliver.ts';
import {
  forgetUnconfirmed,
  keepUnconfirmed,
  lastingStorage,
  listUnconfirmed,
  longestMs,
} from './send/unconfirmed.ts';
import { taxIntakePlan } from './form/plans.ts';
import type { BookingConfig } from './booking-config.ts';

const { functionName } = taxIntakePlan;
/** Each under a name of its own: a second property, or a correction, takes the place of none. */
const names = `${taxIntakePlan.name}.`;

/** What this page has to deliver. Storage only keeps it for the next page, where the browser allows that. */
const pending = new Map<string, { attempt: Attempt; since: number }>();
let underWay = false;

/** The last answer, or undefined while others are on their way; this one follows them. */
export function deliverIntake(
  config: BookingConfig,
  content: Content,
  extras: Record<string, unknown>,
): Promise<Answer | undefined> {
  const attempt = attemptFor(content, ...undelivered());
  if (!pending.has(attempt.key)) pending.set(attempt.key, { attempt, since: Date.now() });
  keepUnconfirmed(lastingStorage(), names + attempt.key, attempt);
  return deliverPending(config, extras);
}

/** Tries each once. */
export async function deliverPending(
  config: BookingConfig,
  extras: Record<string, unknown> = {},
): Promise<Answer | undefined> {
  if (underWay) return undefined;
  underWay = true;
  const tried = new Set<string>();
  const next = () => undelivered().find(({ key }) => !tried.has(key));
  let answer: Answer | undefined;
  for (let attempt = next(); attempt; attempt = next()) {
    tried.add(attempt.key);
    answer = await deliver({ config, functionName, attempt, extras });
    if (answer.outcome === 'accepted') forget(attempt);
  }
  underWay = false;
  return answer;
}

/** Takes what waits out of this browser's storage. What this page has sent is on its way all the same. */
export function forgetIntakes(): void {
  for (const attempt of listUnconfirmed(lastingStorage(), names)) forgetKept(attempt);
}

function undelivered(): Attempt[] {
  const fresh = [...pending.values()].filter(({ since }) => Date.now() - since < longestMs);
  const here = fresh.map(({ attempt }) => attempt);
  const kept = listUnconfirmed(lastingStorage(), names).filter(({ key }) => !pending.has(key));
  return [...kept, ...here];
}

function forget(attempt: Attempt): void {
  pending.delete(attempt.key);
  forgetKept(attempt);
}

function forgetKept({ key }: Attempt): void {
  forgetUnconfirmed(lastingStorage(), names + key);
}

/** Brings the intake to the firm without holding anyone up: in the background, and again later if that fails. */
import type { Answer } from './send/answer.ts';
import { attemptFor, type Attempt, type Content } from './send/attempt.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, keepUnconfirmed, lastingStorage, readUnconfirmed } from './send/unconfirmed.ts';
import { taxIntakePlan } from './form/plans.ts';
import type { BookingConfig } from './booking-config.ts';

const { name, functionName } = taxIntakePlan;

/** What this page has to deliver. Storage only keeps it for the next page, where the browser allows that. */
let pending: Attempt | undefined;
let underWay = false;

/** The last answer, or undefined while an earlier intake is on its way; what changed meanwhile follows it. */
export function deliverIntake(
  config: BookingConfig,
  content: Content,
  extras: Record<string, unknown>,
): Promise<Answer | undefined> {
  pending = attemptFor(content, undelivered());
  keepUnconfirmed(lastingStorage(), name, pending);
  return deliverPending(config, extras);
}

export async function deliverPending(
  config: BookingConfig,
  extras: Record<string, unknown> = {},
): Promise<Answer | undefined> {
  if (underWay) return undefined;
  underWay = true;
  let answer: Answer | undefined;
  for (let attempt = undelivered(); attempt;) {
    answer = await deliver({ config, functionName, attempt, extras });
    if (answer.outcome !== 'failed') forget(attempt);
    const next = undelivered();
    attempt = next?.key === attempt.key ? undefined : next;
  }
  underWay = false;
  return answer;
}

function undelivered(): Attempt | undefined {
  return pending ?? readUnconfirmed(lastingStorage(), name);
}

/** Only what was answered: a correction may have taken its place. */
function forget({ key }: Attempt): void {
  if (pending?.key === key) pending = undefined;
  if (readUnconfirmed(lastingStorage(), name)?.key === key) forgetUnconfirmed(lastingStorage(), name);
}

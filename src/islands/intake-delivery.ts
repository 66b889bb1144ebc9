/** Brings the intake to the firm without holding anyone up: in the background, and again later if that fails. */
import { attemptFor, type Content } from './send/attempt.ts';
import { deliver } from './send/deliver.ts';
import { forgetUnconfirmed, keepUnconfirmed, lastingStorage, readUnconfirmed } from './send/unconfirmed.ts';
import { taxIntakePlan } from './form/plans.ts';
import type { BookingConfig } from './booking-config.ts';

const { name, functionName } = taxIntakePlan;
let underWay = false;

export function deliverIntake(config: BookingConfig, content: Content): void {
  const attempt = attemptFor(content, readUnconfirmed(lastingStorage(), name));
  keepUnconfirmed(lastingStorage(), name, attempt);
  void deliverPending(config);
}

export async function deliverPending(config: BookingConfig): Promise<void> {
  const attempt = readUnconfirmed(lastingStorage(), name);
  if (!attempt || underWay) return;
  underWay = true;
  const answer = await deliver({ config, functionName, attempt });
  underWay = false;
  if (answer.outcome !== 'failed') forgetUnconfirmed(lastingStorage(), name);
}

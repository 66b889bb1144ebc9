import { functionNames } from '../forms/protocol.ts';
import { bookConsultation } from './book-consultation.ts';
import { drainOutboxHandler } from './drain-outbox.ts';
import { healthHandler } from './health.ts';
import type { Handler, Services } from './services.ts';
import { submitLead } from './submit-lead.ts';
import { confirmSubscription, endSubscription } from './subscription-links.ts';

/** All functions by name. */
export function createFunctions(services: Services): ReadonlyMap<string, Handler> {
  return new Map([
    [functionNames.bookConsultation, bookConsultation(services)],
    [functionNames.submitLead, submitLead(services)],
    [functionNames.confirmSubscription, confirmSubscription(services)],
    [functionNames.endSubscription, endSubscription(services)],
    [functionNames.drainOutbox, drainOutboxHandler(services)],
    [functionNames.health, healthHandler(services)],
  ]);
}

import { functionNames } from '../forms/protocol.ts';
import { createDrainHandler } from './drain-outbox.ts';
import { createHealthHandler } from './health.ts';
import type { Handler, Services } from './services.ts';
import { createConsultationHandler, createLeadHandler } from './submission.ts';
import { createConfirmHandler, createUnsubscribeHandler } from './subscription-links.ts';

/** Creates all functions, by name. */
export function createFunctions(services: Services): ReadonlyMap<string, Handler> {
  return new Map([
    [functionNames.bookConsultation, createConsultationHandler(services)],
    [functionNames.submitLead, createLeadHandler(services)],
    [functionNames.confirmSubscription, createConfirmHandler(services)],
    [functionNames.endSubscription, createUnsubscribeHandler(services)],
    [functionNames.drainOutbox, createDrainHandler(services)],
    [functionNames.health, createHealthHandler(services)],
  ]);
}

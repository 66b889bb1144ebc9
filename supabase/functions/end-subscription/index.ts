/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { createUnsubscribeHandler } from '../_shared/handlers/subscription-links.ts';

export default { fetch: createUnsubscribeHandler(createEdgeServices(Deno.env.toObject())) };

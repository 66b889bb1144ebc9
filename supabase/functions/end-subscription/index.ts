/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { endSubscription } from '../_shared/handlers/subscription-links.ts';

export default { fetch: endSubscription(createEdgeServices(Deno.env.toObject())) };

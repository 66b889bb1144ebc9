/** Edge Function entry point for the shared handler. */
import { confirmSubscription } from '../_shared/handlers/subscription-links.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: confirmSubscription(createEdgeServices(Deno.env.toObject())) };

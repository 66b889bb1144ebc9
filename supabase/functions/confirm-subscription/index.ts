/** Edge Function entry point for the shared handler. */
import { createConfirmHandler } from '../_shared/handlers/subscription-links.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: createConfirmHandler(createEdgeServices(Deno.env.toObject())) };

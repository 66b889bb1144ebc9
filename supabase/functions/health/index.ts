/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { healthHandler } from '../_shared/handlers/health.ts';

export default { fetch: healthHandler(createEdgeServices(Deno.env.toObject())) };

/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { createHealthHandler } from '../_shared/handlers/health.ts';

export default { fetch: createHealthHandler(createEdgeServices(Deno.env.toObject())) };

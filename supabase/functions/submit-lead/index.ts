/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { createLeadHandler } from '../_shared/handlers/submission.ts';

export default { fetch: createLeadHandler(createEdgeServices(Deno.env.toObject())) };

/** Edge Function entry point for the shared handler. */
import { createDrainHandler } from '../_shared/handlers/drain-outbox.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: createDrainHandler(createEdgeServices(Deno.env.toObject())) };

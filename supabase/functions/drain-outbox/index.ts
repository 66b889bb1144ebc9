/** Edge Function entry point for the shared handler. */
import { drainOutboxHandler } from '../_shared/handlers/drain-outbox.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: drainOutboxHandler(createEdgeServices(Deno.env.toObject())) };

/** The deployed entry of the shared handler. */
import { edgeServices } from '../_shared/handlers/edge-services.ts';
import { healthHandler } from '../_shared/handlers/health.ts';

export default { fetch: healthHandler(edgeServices(Deno.env.toObject())) };

/** The deployed entry. All that it does lies in the shared handler. */
import { edgeServices } from '../_shared/handlers/edge-services.ts';
import { healthHandler } from '../_shared/handlers/health.ts';

export default { fetch: healthHandler(edgeServices(Deno.env.toObject())) };

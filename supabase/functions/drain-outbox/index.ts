/** The deployed entry of the shared handler. */
import { drainOutboxHandler } from '../_shared/handlers/drain-outbox.ts';
import { edgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: drainOutboxHandler(edgeServices(Deno.env.toObject())) };

/** The deployed entry. All that it does lies in the shared handler. */
import { drainOutboxHandler } from '../_shared/handlers/drain-outbox.ts';
import { edgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: drainOutboxHandler(edgeServices(Deno.env.toObject())) };

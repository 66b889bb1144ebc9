/** The deployed entry of the shared handler. */
import { edgeServices } from '../_shared/handlers/edge-services.ts';
import { endSubscription } from '../_shared/handlers/subscription-links.ts';

export default { fetch: endSubscription(edgeServices(Deno.env.toObject())) };

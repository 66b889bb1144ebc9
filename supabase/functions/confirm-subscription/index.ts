/** The deployed entry of the shared handler. */
import { confirmSubscription } from '../_shared/handlers/subscription-links.ts';
import { edgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: confirmSubscription(edgeServices(Deno.env.toObject())) };

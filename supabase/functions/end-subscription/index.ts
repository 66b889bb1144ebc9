/** The hosted entry. All that it does lies in the shared handler. */
import { endSubscription } from '../_shared/end-subscription.ts';
import { hostedServices } from '../_shared/hosted.ts';

export default { fetch: endSubscription(hostedServices(Deno.env.toObject())) };

/** The hosted entry. All that it does lies in the shared handler. */
import { submitLead } from '../_shared/submit-lead.ts';
import { hostedServices } from '../_shared/hosted.ts';

export default { fetch: submitLead(hostedServices(Deno.env.toObject())) };

/** The deployed entry of the shared handler. */
import { edgeServices } from '../_shared/handlers/edge-services.ts';
import { submitLead } from '../_shared/handlers/submit-lead.ts';

export default { fetch: submitLead(edgeServices(Deno.env.toObject())) };

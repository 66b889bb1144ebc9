/** Edge Function entry point for the shared handler. */
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';
import { submitLead } from '../_shared/handlers/submit-lead.ts';

export default { fetch: submitLead(createEdgeServices(Deno.env.toObject())) };

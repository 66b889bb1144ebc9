/** Edge Function entry point for the shared handler. */
import { createConsultationHandler } from '../_shared/handlers/submission.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: createConsultationHandler(createEdgeServices(Deno.env.toObject())) };

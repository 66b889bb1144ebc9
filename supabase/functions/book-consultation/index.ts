/** Edge Function entry point for the shared handler. */
import { createConsultationHandler } from '../_shared/handlers/book-consultation.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: createConsultationHandler(createEdgeServices(Deno.env.toObject())) };

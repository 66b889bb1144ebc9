/** Edge Function entry point for the shared handler. */
import { bookConsultation } from '../_shared/handlers/book-consultation.ts';
import { createEdgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: bookConsultation(createEdgeServices(Deno.env.toObject())) };

/** The deployed entry of the shared handler. */
import { bookConsultation } from '../_shared/handlers/book-consultation.ts';
import { edgeServices } from '../_shared/handlers/edge-services.ts';

export default { fetch: bookConsultation(edgeServices(Deno.env.toObject())) };

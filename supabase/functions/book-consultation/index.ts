/** The hosted entry. All that it does lies in the shared handler. */
import { bookConsultation } from '../_shared/book-consultation.ts';
import { hostedServices } from '../_shared/hosted.ts';

export default { fetch: bookConsultation(hostedServices(Deno.env.toObject())) };

/** Handles the requests from all forms: validates each, stores it once, and responds in the visitor's language. */
import * as z from 'zod/mini';
import { consultationForm, createConsultationSchema } from '../forms/consultation.ts';
import { findCurrentDays } from '../forms/dates.ts';
import type { FormDefinition } from '../forms/definition.ts';
import { leadForms, subscribeForm } from '../forms/lead-forms.ts';
import { submitErrors, tooManyRequests } from '../forms/messages.ts';
import { buildReference } from '../mail/links.ts';
import {
  elapsedField,
  functionNames,
  honeypotField,
  maxBodyBytes,
  minFillMs,
  statusCodes,
} from '../forms/protocol.ts';
import { rejectAsJson } from '../http/json-response.ts';
import { parseValues, readBody } from '../http/body.ts';
import type { Values } from '../http/body.ts';
import { buildCors, respondToPreflight } from '../http/cross-origin.ts';
import { hashAddress, readAttemptKey } from '../http/sender.ts';
import { chooseStoreFunction, validateValues } from './form-behavior.ts';
import { getRequestLanguage } from './form-language.ts';
import { respondRejected, respondAccepted } from './reply.ts';
import type { ReplyContext, Submission } from './reply.ts';
import { getErrorName } from '../log.ts';
import type { Handler, Services } from './services.ts';

const storeResponseSchema = z.object({
  outcome: z.enum(['created', 'replayed', 'key-reused', 'too-many', 'invalid']),
  id: z.nullish(z.string()),
  retryAfter: z.nullish(z.number()),
});

/** A function that accepts forms. A request to one with several forms names its form in `kind`. */
type FormFunction = { name: string; forms: readonly FormDefinition[] };

/**
 * Creates the handler that stores a consultation request, emails it to the firm, and returns the URL of the calendar.
 */
export function createConsultationHandler(services: Services): Handler {
  const schema = createConsultationSchema(() => findCurrentDays(services.now()));
  const forms = [{ ...consultationForm, schema }];
  return createSubmissionHandler({ name: functionNames.bookConsultation, forms }, services);
}

/** Creates the handler that stores all leads except consultation requests. */
export function createLeadHandler(services: Services): Handler {
  return createSubmissionHandler({ name: functionNames.submitLead, forms: leadForms }, services);
}

/**
 * Creates a handler that never throws: errors are logged without personal data, trigger an alarm, and get a 503
 * response.
 */
function createSubmissionHandler(target: FormFunction, services: Services): Handler {
  return async (request) => {
    try {
      return await handleSubmission(target, services, request);
    } catch (error) {
      services.log({ event: target.name, outcome: 'fault', fault: getErrorName(error), alarm: true });
      const { headers } = buildCors(request, services);
      return rejectAsJson(statusCodes.unavailable, submitErrors.transport, {
        'retry-after': '5',
        ...headers,
      });
    }
  };
}

async function handleSubmission(
  target: FormFunction,
  services: Services,
  request: Request,
): Promise<Response> {
  const cors = buildCors(request, services);
  if (!cors.isAllowed) {
    services.log({ event: target.name, outcome: `rejected with ${statusCodes.crossOrigin}` });
    // Other sites are rejected every day, but this may be an origin of the site that is missing from the settings.
    if (services.resemblesSite(request.headers.get('origin') ?? ''))
      services.afterResponse(async () => void (await services.store.call('count_rejected_origin', {})));
  }
  if (request.method === 'OPTIONS') return respondToPreflight(cors);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isHtmlForm = type === 'application/x-www-form-urlencoded';
  const language = getRequestLanguage(request);
  const reply: ReplyContext = { services, isHtmlForm, language, headers: cors.headers };
  const reject = (status: number, error: string, headers: Record<string, string> = {}) =>
    respondRejected(reply, { status, error, headers });
  if (!cors.isAllowed) return reject(statusCodes.crossOrigin, submitErrors.rejected);
  if (request.method !== 'POST') {
    return reject(statusCodes.methodNotAllowed, submitErrors.rejected, { allow: 'POST, OPTIONS' });
  }
  if ((type !== 'application/json' && !isHtmlForm) || request.headers.has('content-encoding')) {
    return reject(statusCodes.unsupportedMediaType, submitErrors.rejected);
  }
  const body = await readBody(request, maxBodyBytes);
  if (!body.ok) {
    if (body.reason === 'incomplete')
      services.log({ event: target.name, outcome: 'not received completely' });
    const status = body.reason === 'too-large' ? statusCodes.tooLarge : statusCodes.invalid;
    return reject(status, submitErrors.validation);
  }
  const values = parseValues(body.text, isHtmlForm);
  const form = target.forms.find(({ kind }) => kind === undefined || kind === values?.['kind']);
  if (values === undefined || form === undefined) return reject(statusCodes.invalid, submitErrors.validation);
  try {
    return await storeSubmission(request, reply, { form, values }, readBotSignals(form, values, isHtmlForm));
  } catch (error) {
    services.log({ event: target.name, outcome: 'fault', fault: getErrorName(error), alarm: true });
    const status = statusCodes.unavailable;
    const problem = { status, error: submitErrors.transport, headers: { 'retry-after': '5' } };
    return respondRejected(reply, problem, { form, values });
  }
}

async function storeSubmission(
  request: Request,
  reply: ReplyContext,
  submission: Submission,
  flags: string[],
): Promise<Response> {
  const { services } = reply;
  const { form, values } = submission;
  const event = form.functionName;
  const validated = validateValues(form, values);
  if (!validated.ok) return respondRejected(reply, { ...validated, status: statusCodes.invalid }, submission);
  const storeFunction = chooseStoreFunction(form);
  const response = await services.store.call(storeFunction, {
    ...validated.data,
    key: readAttemptKey(request, values),
    ...hashAddress(request, services),
    flags,
  });
  const { outcome, id, retryAfter } = z.parse(storeResponseSchema, response);
  services.log({ event, outcome, ...(id ? { id } : {}) });
  // A subscription has no reference, because it would reveal whether a mailbox is subscribed.
  const reference = id && storeFunction !== 'submit_subscription' ? buildReference(id) : undefined;
  switch (outcome) {
    case 'created':
      services.sendSoon();
      return respondAccepted(reply, submission, reference);
    case 'replayed':
      return respondAccepted(reply, submission, reference);
    case 'key-reused': {
      const problem = { status: statusCodes.keyReused, error: submitErrors.fallback };
      return respondRejected(reply, problem, submission);
    }
    case 'too-many': {
      const headers = { 'retry-after': String(retryAfter ?? 600) };
      const problem = { status: statusCodes.tooManyRequests, error: tooManyRequests, headers };
      return respondRejected(reply, problem, submission);
    }
    case 'invalid': {
      // Form definition and table constraints disagree, so the request is lost.
      services.log({ event, outcome: 'rejected by the database', alarm: true });
      const problem = { status: statusCodes.invalid, error: submitErrors.validation };
      return respondRejected(reply, problem, submission);
    }
  }
}

/** Returns signs of a bot. They only trigger a review by a person, because autofill causes them too. */
function readBotSignals(form: FormDefinition, values: Values, isHtmlForm: boolean): string[] {
  const flags: string[] = [];
  const honeypot = values[honeypotField];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') flags.push('honeypot');
  const elapsed = values[elapsedField];
  const elapsedMs = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  if (typeof elapsedMs !== 'number' || !(elapsedMs >= 0)) {
    // A subscription under review gets no confirmation email, so without JavaScript it would never start.
    const isPlainSubscription = isHtmlForm && form.name === subscribeForm.name;
    if (!isPlainSubscription) flags.push('no-time');
  } else if (elapsedMs < minFillMs) flags.push('too-fast');
  return flags;
}

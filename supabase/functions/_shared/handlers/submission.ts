/** Handles the requests from all forms: validates each, stores it once, and responds in the visitor's language. */
import * as z from 'zod/mini';
import { submitErrors, tooManyRequests } from '../forms/messages.ts';
import { buildReference } from '../mail/links.ts';
import { elapsedField, honeypotField, maxBodyBytes, minFillMs, statusCodes } from '../forms/protocol.ts';
import { createJsonResponse } from '../http/json-response.ts';
import { subscribeForm } from '../forms/lead-forms.ts';
import { parseValues, readBody } from '../http/body.ts';
import { buildCors, respondToPreflight } from '../http/cross-origin.ts';
import { identifyCaller } from '../http/schedule.ts';
import type { Caller } from '../http/schedule.ts';
import { hashAddress, readAttemptKey } from '../http/sender.ts';
import type { FormKind } from './form-kind.ts';
import { throttleHealthCheck } from './health.ts';
import { getRequestLanguage } from './form-language.ts';
import { respondRejected, respondToUnknownForm, respondAccepted } from './reply.ts';
import type { ReplyContext } from './reply.ts';
import { getErrorName } from '../log.ts';
import type { Handler, Services } from './services.ts';

const storeResponseSchema = z.object({
  outcome: z.enum(['created', 'replayed', 'key-reused', 'too-many', 'invalid']),
  id: z.nullish(z.string()),
  retryAfter: z.nullish(z.number()),
});

/** Rejections that a wrong setting may cause. They are counted, because nothing else would reveal them. */
const countedStatuses: ReadonlySet<number> = new Set([
  statusCodes.unauthorized,
  statusCodes.crossOrigin,
  statusCodes.tooLarge,
  statusCodes.contentType,
]);

/**
 * Counted separately: other sites are rejected every day, but this may be an origin of the site itself that is missing
 * from the settings.
 */
const rejectedOriginEvent = 'origin-rejected';

/**
 * Creates a handler that never throws: errors are logged without personal data, trigger an alarm, and get a 503
 * response.
 */
export function createSubmissionHandler(form: FormKind, services: Services): Handler {
  const scheduleHealthCheck = throttleHealthCheck(services);
  return async (request) => {
    try {
      return await handleSubmission(form, services, request);
    } catch (error) {
      services.log({ event: form.name, outcome: 'fault', fault: getErrorName(error), alarm: true });
      return createJsonResponse(
        statusCodes.unavailable,
        { success: false, error: submitErrors.transport },
        {
          'retry-after': '5',
          ...buildCors(request, services).headers,
        },
      );
    } finally {
      scheduleHealthCheck();
    }
  };
}

async function handleSubmission(form: FormKind, services: Services, request: Request): Promise<Response> {
  const cors = buildCors(request, services);
  const logRejection = (status: number) => {
    services.log({ event: form.name, outcome: `rejected with ${status}` });
    services.countEvent(`rejected-${status}`);
    if (status === statusCodes.crossOrigin && services.resemblesSite(request.headers.get('origin') ?? ''))
      services.countEvent(rejectedOriginEvent);
  };
  if (request.method === 'OPTIONS') {
    if (!cors.isAllowed) logRejection(statusCodes.crossOrigin);
    return respondToPreflight(cors);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const language = getRequestLanguage(request);
  const isHtmlForm = type === 'application/x-www-form-urlencoded';
  const reject = (status: number, error: string, headers: Record<string, string> = {}) => {
    if (countedStatuses.has(status)) logRejection(status);
    const reply = { services, isHtmlForm, language, headers: { ...cors.headers, ...headers } };
    return respondToUnknownForm(reply, status, error);
  };
  if (!cors.isAllowed) return reject(statusCodes.crossOrigin, submitErrors.rejected);
  if (request.method !== 'POST') {
    return reject(statusCodes.method, submitErrors.rejected, { allow: 'POST, OPTIONS' });
  }
  if ((type !== 'application/json' && !isHtmlForm) || request.headers.has('content-encoding')) {
    return reject(statusCodes.contentType, submitErrors.rejected);
  }
  const caller = identifyCaller(request, services);
  if (caller === 'rejected') return reject(statusCodes.unauthorized, submitErrors.rejected);
  const body = await readBody(request, maxBodyBytes);
  if (!body.ok) {
    if (body.reason === 'incomplete') services.log({ event: form.name, outcome: 'not received completely' });
    const status = body.reason === 'too-large' ? statusCodes.tooLarge : statusCodes.invalid;
    return reject(status, submitErrors.validation);
  }
  const values = parseValues(body.text, isHtmlForm);
  if (values === undefined) return reject(statusCodes.invalid, submitErrors.validation);
  const reply: ReplyContext = { form, services, values, isHtmlForm, language, headers: cors.headers };
  try {
    return await storeSubmission(request, reply, caller);
  } catch (error) {
    services.log({ event: form.name, outcome: 'fault', fault: getErrorName(error), alarm: true });
    return respondRejected(reply, {
      status: statusCodes.unavailable,
      error: submitErrors.transport,
      headers: { 'retry-after': '5' },
    });
  }
}

async function storeSubmission(request: Request, reply: ReplyContext, caller: Caller): Promise<Response> {
  const { form, services, values } = reply;
  const validated = form.validate(values);
  if (!validated.ok) return respondRejected(reply, { ...validated, status: statusCodes.invalid });
  const response = await services.store.call(validated.store, {
    ...validated.content,
    key: readAttemptKey(request, values),
    ...hashAddress(request, services),
    // Marks test requests from the schedule.
    flags: caller === 'schedule' ? ['synthetic'] : readBotSignals(reply),
  });
  const { outcome, id, retryAfter } = z.parse(storeResponseSchema, response);
  services.log({ event: form.name, outcome, ...(id ? { id } : {}) });
  // A subscription has no reference, because it would reveal whether a mailbox is subscribed.
  const reference = id && validated.store !== 'submit_subscription' ? buildReference(id) : undefined;
  switch (outcome) {
    case 'created':
      services.sendSoon();
      return respondAccepted(reply, reference);
    case 'replayed':
      return respondAccepted(reply, reference);
    case 'key-reused':
      return respondRejected(reply, { status: statusCodes.keyReused, error: submitErrors.fallback });
    case 'too-many':
      services.countEvent(`rejected-${statusCodes.tooMany}`);
      return respondRejected(reply, {
        status: statusCodes.tooMany,
        error: tooManyRequests,
        headers: { 'retry-after': String(retryAfter ?? 600) },
      });
    case 'invalid':
      // Form definition and table constraints disagree, so the request is lost.
      services.log({ event: form.name, outcome: 'rejected by the database', alarm: true });
      return respondRejected(reply, { status: statusCodes.invalid, error: submitErrors.validation });
  }
}

/** Returns signs of a bot. They only trigger a review by a person, because autofill causes them too. */
function readBotSignals({ values, isHtmlForm }: ReplyContext): string[] {
  const flags: string[] = [];
  const honeypot = values[honeypotField];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') flags.push('honeypot');
  const elapsed = values[elapsedField];
  const elapsedMs = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  if (typeof elapsedMs !== 'number' || !(elapsedMs >= 0)) {
    // A subscription under review gets no confirmation email, so without JavaScript it would never start.
    const isPlainSubscription = isHtmlForm && values['kind'] === subscribeForm.kind;
    if (!isPlainSubscription) flags.push('no-time');
  } else if (elapsedMs < minFillMs) flags.push('too-fast');
  return flags;
}

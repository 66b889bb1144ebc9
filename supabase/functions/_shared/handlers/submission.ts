/** The request path of every form: validate, store once, respond in the sender's language. */
import * as z from 'zod/mini';
import { submitErrors, tooManyRequests } from '../forms/messages.ts';
import { referenceOf } from '../mail/reference.ts';
import {
  elapsedField,
  honeypotField,
  largestBodyBytes,
  shortestFillMs,
  statusOf,
} from '../forms/protocol.ts';
import { jsonAnswer } from '../http/answer.ts';
import { subscribeForm } from '../forms/subscribe.ts';
import { parseValues, readBody } from '../http/body.ts';
import { crossing, preflight } from '../http/cross-origin.ts';
import { callerOf } from '../http/schedule.ts';
import type { Caller } from '../http/schedule.ts';
import { addressHashes, attemptKey } from '../http/sender.ts';
import type { FormKind } from './form-kind.ts';
import { throttledHealthCheck } from './check-health.ts';
import { languageOf } from './form-language.ts';
import { failed, notRead, succeeded } from './reply.ts';
import type { Reply } from './reply.ts';
import { faultOf } from '../log.ts';
import type { Handler, Services } from './services.ts';

const stored = z.object({
  outcome: z.enum(['created', 'replayed', 'key-reused', 'too-many', 'invalid']),
  id: z.nullish(z.string()),
  retryAfter: z.nullish(z.number()),
});

/** Refusals that a wrong setting may cause: counted, because nothing else would reveal them. */
const noted: ReadonlySet<number> = new Set([
  statusOf.unauthorized,
  statusOf.crossOrigin,
  statusOf.tooLarge,
  statusOf.contentType,
]);

/** Counted separately: other sites are refused every day, but this may be the site itself at an address missing in the settings. */
const ownNameRefused = 'own-name-refused';

/** Never throws: errors are logged without personal data, alarmed, and answered with 503. */
export function submissionHandler(form: FormKind, services: Services): Handler {
  const look = throttledHealthCheck(services);
  return async (request) => {
    try {
      return await receive(form, services, request);
    } catch (error) {
      services.log({ event: form.name, outcome: 'fault', fault: faultOf(error), alarm: true });
      return jsonAnswer(
        statusOf.unavailable,
        { success: false, error: submitErrors.transport },
        {
          'retry-after': '5',
          ...crossing(request, services).headers,
        },
      );
    } finally {
      look();
    }
  };
}

async function receive(form: FormKind, services: Services, request: Request): Promise<Response> {
  const cross = crossing(request, services);
  const note = (status: number) => {
    services.log({ event: form.name, outcome: `refused with ${status}` });
    services.note(`refused-${status}`);
    if (status === statusOf.crossOrigin && services.bearsSiteName(request.headers.get('origin') ?? ''))
      services.note(ownNameRefused);
  };
  if (request.method === 'OPTIONS') {
    if (!cross.allowed) note(statusOf.crossOrigin);
    return preflight(cross);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const language = languageOf(request);
  const plainForm = type === 'application/x-www-form-urlencoded';
  const refuse = (status: number, error: string, headers: Record<string, string> = {}) => {
    if (noted.has(status)) note(status);
    const reply = { services, plainForm, language, headers: { ...cross.headers, ...headers } };
    return notRead(reply, status, error);
  };
  if (!cross.allowed) return await refuse(statusOf.crossOrigin, submitErrors.refused);
  if (request.method !== 'POST') {
    return await refuse(statusOf.method, submitErrors.refused, { allow: 'POST, OPTIONS' });
  }
  if ((type !== 'application/json' && !plainForm) || request.headers.has('content-encoding')) {
    return await refuse(statusOf.contentType, submitErrors.refused);
  }
  const caller = await callerOf(request, services);
  if (caller === 'refused') return await refuse(statusOf.unauthorized, submitErrors.refused);
  const body = await readBody(request, largestBodyBytes);
  if (!body.ok) {
    const status = body.reason === 'too-large' ? statusOf.tooLarge : statusOf.invalid;
    return await refuse(status, submitErrors.validation);
  }
  const values = parseValues(body.text, plainForm);
  if (values === undefined) return await refuse(statusOf.invalid, submitErrors.validation);
  const reply: Reply = { form, services, values, plainForm, language, headers: cross.headers };
  try {
    return await store(request, reply, caller);
  } catch (error) {
    services.log({ event: form.name, outcome: 'fault', fault: faultOf(error), alarm: true });
    return await failed(reply, {
      status: statusOf.unavailable,
      error: submitErrors.transport,
      headers: { 'retry-after': '5' },
    });
  }
}

async function store(request: Request, reply: Reply, caller: Caller): Promise<Response> {
  const { form, services, values } = reply;
  const validated = form.validate(values);
  if (!validated.ok) return await failed(reply, { ...validated, status: statusOf.invalid });
  const answer = await services.store.call(validated.store, {
    ...validated.content,
    key: attemptKey(request, values),
    ...(await addressHashes(request, services)),
    // The schedule sends test requests.
    flags: caller === 'schedule' ? ['synthetic'] : botSignals(reply),
  });
  const { outcome, id, retryAfter } = z.parse(stored, answer);
  services.log({ event: form.name, outcome, ...(id ? { id } : {}) });
  // A subscription has no reference, because it would reveal whether a mailbox is subscribed.
  const reference = id && validated.store !== 'submit_subscription' ? referenceOf(id) : undefined;
  switch (outcome) {
    case 'created':
      services.sendSoon();
      return await succeeded(reply, reference);
    case 'replayed':
      return await succeeded(reply, reference);
    case 'key-reused':
      return await failed(reply, { status: statusOf.keyReused, error: submitErrors.fallback });
    case 'too-many':
      services.note(`refused-${statusOf.tooMany}`);
      return await failed(reply, {
        status: statusOf.tooMany,
        error: tooManyRequests,
        headers: { 'retry-after': String(retryAfter ?? 600) },
      });
    case 'invalid':
      // Form definition and table constraints disagree, and a request is lost.
      services.log({ event: form.name, outcome: 'refused by the database', alarm: true });
      return await failed(reply, { status: statusOf.invalid, error: submitErrors.validation });
  }
}

/** Signs of a bot. They only cause a review by a person, because autofill triggers them too. */
function botSignals({ values, plainForm }: Reply): string[] {
  const flags: string[] = [];
  const bait = values[honeypotField];
  if (bait !== undefined && bait !== null && bait !== '') flags.push('honeypot');
  const elapsed = values[elapsedField];
  const milliseconds = typeof elapsed === 'string' && elapsed !== '' ? Number(elapsed) : elapsed;
  if (typeof milliseconds !== 'number' || !(milliseconds >= 0)) {
    // A subscription under review gets no confirmation e-mail, so without scripts it would never start.
    const isPlainSubscription = plainForm && values['kind'] === subscribeForm.kind;
    if (!isPlainSubscription) flags.push('no-time');
  } else if (milliseconds < shortestFillMs) flags.push('too-fast');
  return flags;
}

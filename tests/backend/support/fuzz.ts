/** Random requests from a fixed seed, so that failures are reproducible. */
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { createConsultationSchema } from '#forms/consultation.ts';
import { findCurrentDays } from '#forms/dates.ts';
import { leadForms } from '#forms/lead-forms.ts';
import { createFunctions } from '#functions/handlers/functions.ts';
import type { Services } from '#functions/handlers/services.ts';
import type { Store } from '#functions/store/store.ts';
import { createBooking, leads } from './samples.ts';
import { createTestServices } from './services.ts';

const drainSecret = 'secret'.repeat(6);
const site = 'https://www.example.com';

const hostileValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table x;--",
    '__proto__',
    'x'.repeat(9000),
    '=1+1',
    '<script>',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);
const bookingKeys = [
  ...Object.keys(createBooking(0)),
  'caseNumber',
  'reference',
  'elapsedMs',
  'attempt',
  'flags',
];
const leadKeys = [...new Set(Object.values(leads).flatMap(Object.keys)), 'returnTo'];

function mutateFields(base: Record<string, unknown>, keys: string[]) {
  return fc
    .array(fc.tuple(fc.constantFrom(...keys, '__proto__', 'constructor'), hostileValue), {
      maxLength: 3,
    })
    .map((changes) => ({ ...base, ...Object.fromEntries(changes) }));
}

const valueArbitrary = fc.oneof(
  fc.nat(900_000).chain((number) => mutateFields(createBooking(number), bookingKeys)),
  fc.constantFrom(...Object.values(leads)).chain((lead) => mutateFields(lead, leadKeys)),
  fc
    .tuple(fc.constantFrom(...Object.values(leads)), fc.nat(900_000))
    .chain(([lead, number]) => mutateFields({ ...lead, email: `canary${number}@example.com` }, leadKeys)),
  fc.dictionary(fc.constantFrom(...leadKeys, ...bookingKeys), fc.string({ unit: 'binary', maxLength: 20 })),
);

const rawBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
);

const jsonContentType = 'application/json';
const formContentType = 'application/x-www-form-urlencoded';

/** Converts objects to JSON, because their `toString` may not be a function. */
function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Encodes values as a browser does: in forms, a checked box is `on` and an unchecked one is missing. */
function encodeBody(fields: Record<string, unknown>, type: string): string {
  if (type !== formContentType) return JSON.stringify(fields);
  const sentFields = Object.entries(fields).filter(([, value]) => value !== false && value !== undefined);
  const entries = sentFields.map(([name, value]) => [name, value === true ? 'on' : toText(value)]);
  return new URLSearchParams(entries).toString();
}

/** The site's origin, none, similar ones, and invalid ones. */
const originArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: fc.constant(site) },
  fc.constantFrom(
    'null',
    '',
    `${site}.evil.example`,
    `${site}/`,
    'https://WWW.example.com',
    'http://www.example.com',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
);

/** Tokens of links: valid, similar, and invalid. */
const tokenArbitrary = fc.oneof(
  fc.constant('sent' as const),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 62, maxLength: 66 }),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.constantFrom('A'.repeat(64), `${'a'.repeat(64)}\n`, `${'a'.repeat(64)}&token=b`, "';--", '\u0000'),
);

const requestArbitrary = fc.record({
  origin: originArbitrary,
  token: tokenArbitrary,
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('book-consultation', 'submit-lead') },
    fc.constantFrom('confirm-subscription', 'end-subscription', 'drain-outbox', 'health'),
  ),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'PUT', 'OPTIONS', 'PATCH'),
  ),
  type: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(jsonContentType, formContentType) },
    fc.constantFrom('text/plain', 'application/json; charset=x', '', ';'),
  ),
  key: fc.option(fc.string({ unit: fc.constantFrom(...'abc-\u00e9\t '), maxLength: 12 })),
  secret: fc.oneof({ weight: 20, arbitrary: fc.constant('wrong') }, fc.constant(drainSecret)),
  body: fc.oneof({ weight: 4, arbitrary: valueArbitrary }, rawBody),
});

/** The statuses below 500 that each function may return. */
const statuses: Readonly<Record<string, readonly number[]>> = {
  'book-consultation': [200, 204, 303, 400, 403, 405, 413, 415, 422, 429],
  'submit-lead': [200, 204, 303, 400, 403, 405, 413, 415, 422, 429],
  'confirm-subscription': [200, 303, 405],
  'end-subscription': [200, 303, 405],
  'drain-outbox': [200, 401, 405],
  health: [200, 405],
};

/** The shape of a JSON response. */
const jsonResponse = z.strictObject({
  success: z.boolean(),
  error: z.optional(z.string().check(z.minLength(1))),
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  calendarUrl: z.optional(z.url()),
  reference: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  sent: z.optional(z.number()),
  failed: z.optional(z.number()),
  faults: z.optional(z.array(z.string())),
});

type Exchange = { name: string; isForeign: boolean; response: Response; text: string };

/** Returns the problem with a response, if any. */
function findProblem({ name, isForeign, response, text }: Exchange): string | undefined {
  const { status, headers } = response;
  if (!statuses[name]?.includes(status)) return `responded with ${status}`;
  if (isForeign && status !== 403) return `responded to another origin with ${status}`;
  const type = headers.get('content-type') ?? '';
  if (type === '') return text === '' ? undefined : 'responded with a body without a content type';
  if (type.startsWith('text/html')) return text.includes('<main>') ? undefined : 'responded without a page';
  const { data, success } = jsonResponse.safeParse(JSON.parse(text));
  if (!success) return `responded in an unexpected shape: ${text.slice(0, 200)}`;
  return data.success === status < 400 ? undefined : `responded with ${status} with success ${data.success}`;
}

/** Sends random requests. Unknown statuses or shapes, and invalid data sent to the store, are violations. */
export async function fuzz(store: Store, count: number, seed: number) {
  const result = {
    requestCount: 0,
    acceptedCount: 0,
    /** The number of requests for links that were emailed. */
    linkCount: 0,
    byStatus: {} as Record<string, number>,
    violations: [] as string[],
  };
  const logLines: string[] = [];
  const recordingStore: Store = {
    async call(name, p) {
      if (
        name === 'submit_consultation' &&
        !createConsultationSchema(() => findCurrentDays(new Date())).safeParse(p).success
      )
        result.violations.push('invalid booking stored');
      const leadForm = leadForms.find(({ kind }) => kind === p['kind']);
      if (name === 'submit_lead' && leadForm?.schema.safeParse(p).success !== true)
        result.violations.push('invalid lead stored');
      return await store.call(name, p);
    },
  };
  let sentToken = '';
  const services = createFuzzServices(recordingStore, logLines, (text) => {
    sentToken = /token=([0-9a-f]{64})/.exec(text)?.[1] ?? sentToken;
  });
  const functions = createFunctions(services);
  const sample = fc.sample(requestArbitrary, { numRuns: count, seed });
  for (const { name, method, type, key, secret, body: content, origin, ...link } of sample) {
    const headers = new Headers({ 'content-type': type });
    // The other functions reject a wrong secret before they read the body.
    if (name === 'drain-outbox') headers.set('x-drain-secret', secret);
    for (const [header, value] of Object.entries({ 'idempotency-key': key, origin })) {
      try {
        if (value !== null) headers.set(header, value);
      } catch {
        // Not a valid header value.
      }
    }
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const body = Buffer.from(isRaw ? content : encodeBody(content, type));
    const token = link.token === 'sent' ? sentToken : link.token;
    const request = new Request(`http://localhost/functions/v1/${name}?${new URLSearchParams({ token })}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
    });
    const response = (await functions.get(name)?.(request)) ?? Response.error();
    const { status } = response;
    result.requestCount += 1;
    result.byStatus[status] = (result.byStatus[status] ?? 0) + 1;
    if (status === 200 || status === 303) result.acceptedCount += 1;
    const text = await response.text();
    const isForm = name === 'book-consultation' || name === 'submit-lead';
    const requestOrigin = request.headers.get('origin');
    const isForeign = isForm && requestOrigin !== null && requestOrigin !== site;
    const problem = findProblem({ name, isForeign, response, text });
    const describeRequest = () => `${method} ${name} ${type} ${body.toString().slice(0, 300)}`;
    if (status < 400 && name.endsWith('-subscription') && link.token === 'sent' && sentToken !== '')
      result.linkCount += 1;
    if (status >= 500) result.violations.push(`${status} for ${describeRequest()}`);
    if (problem !== undefined) result.violations.push(`${problem} for ${describeRequest()}`);
    if (text.includes('<script')) result.violations.push(`a script for ${describeRequest()}`);
  }
  if (/canary|drop table/i.test(logLines.join('\n'))) result.violations.push('personal data in the log');
  return result;
}

function createFuzzServices(store: Store, logLines: string[], onMail: (text: string) => void): Services {
  return createTestServices({
    store,
    sendMail: async ({ text }) => onMail(text),
    log: (event) => logLines.push(JSON.stringify(event)),
    pepper: 'pepper',
    isOriginAllowed: (origin) => origin === site,
    siteUrl: 'http://localhost',
    functionsUrl: 'http://localhost/functions/v1',
    calendarUrl: 'https://calendar.example.com/',
    drainSecret,
  });
}

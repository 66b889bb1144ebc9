/**
 * Requests that nobody in their right mind would send, from a fixed seed so that a failure can be seen again.
 */
import * as fc from 'fast-check';
import { consultationSchemaBy } from '../../../supabase/functions/_shared/forms/consultation.ts';
import { daysOnEarth } from '../../../supabase/functions/_shared/forms/dates.ts';
import { leadSchema } from '../../../supabase/functions/_shared/forms/forms.ts';
import { allFunctions } from '../../../supabase/functions/_shared/handlers/functions.ts';
import type { Services } from '../../../supabase/functions/_shared/handlers/services.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import { booking, leads } from './samples.ts';
import { servicesWith } from './services.ts';

export type FuzzFigures = {
  requests: number;
  accepted: number;
  byStatus: Record<string, number>;
  faults: string[];
};

const nasty = fc.oneof(
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
  'fullName',
  'caseNumber',
  'county',
  'dateServed',
  'phoneNumber',
  'reference',
  'elapsedMs',
  'attempt',
  'flags',
];
const leadKeys = [
  'kind',
  'fullName',
  'email',
  'phone',
  'state',
  'message',
  'county',
  'propertyAddress',
  'city',
  'ack1',
  'returnTo',
];

function nearly(base: Record<string, unknown>, keys: string[]) {
  return fc
    .array(fc.tuple(fc.constantFrom(...keys, '__proto__', 'constructor'), nasty), { maxLength: 3 })
    .map((changes) => JSON.stringify({ ...base, ...Object.fromEntries(changes) }));
}

const body = fc.oneof(
  fc.nat(900_000).chain((number) => nearly(booking(number), bookingKeys)),
  fc.constantFrom(...Object.values(leads)).chain((lead) => nearly(lead, leadKeys)),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc
    .dictionary(fc.constantFrom(...leadKeys, ...bookingKeys), fc.string({ unit: 'binary', maxLength: 20 }))
    .map((fields) => new URLSearchParams(fields).toString()),
);

const requests = fc.record({
  name: fc.constantFrom(
    'book-consultation',
    'submit-lead',
    'submit-lead',
    'book-consultation',
    'confirm-subscription',
    'end-subscription',
    'drain-outbox',
  ),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'PUT', 'OPTIONS', 'PATCH'),
  ),
  type: fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=x',
      '',
      ';',
    ),
  ),
  key: fc.option(fc.string({ unit: fc.constantFrom(...'abc-\u00e9\t '), maxLength: 12 })),
  body,
});

/** Every answer must be below 500 and well-formed; nothing invalid may reach the store. */
export async function fuzz(store: Store, count: number, seed: number): Promise<FuzzFigures> {
  const figures: FuzzFigures = { requests: 0, accepted: 0, byStatus: {}, faults: [] };
  const logged: string[] = [];
  const judged: Store = {
    async call(name, p) {
      if (
        name === 'submit_consultation' &&
        !consultationSchemaBy(() => daysOnEarth(new Date())).safeParse(p).success
      )
        figures.faults.push('invalid booking stored');
      if (name === 'submit_lead' && !leadSchema.safeParse(p).success)
        figures.faults.push('invalid lead stored');
      return await store.call(name, p);
    },
  };
  const functions = allFunctions(fuzzServices(judged, logged));
  const sample = fc.sample(requests, { numRuns: count, seed });
  for (const { name, method, type, key, body: content } of sample) {
    const headers = new Headers({ 'content-type': type });
    try {
      if (key !== null) headers.set('idempotency-key', key);
    } catch {
      // Not even a client would let this one through.
    }
    const hasBody = method !== 'GET';
    const request = new Request(`http://localhost/functions/v1/${name}?token=${'a'.repeat(64)}`, {
      method,
      headers,
      ...(hasBody ? { body: typeof content === 'string' ? content : Buffer.from(content) } : {}),
    });
    const answer = await functions.get(name)?.(request);
    const status = answer?.status ?? 0;
    figures.requests += 1;
    figures.byStatus[status] = (figures.byStatus[status] ?? 0) + 1;
    if (status === 200 || status === 303) figures.accepted += 1;
    if (status >= 500 || status === 0)
      figures.faults.push(`${status} for ${method} ${type} ${String(content).slice(0, 200)}`);
    if (!(await wellFormed(answer)))
      figures.faults.push(`malformed ${status} for ${String(content).slice(0, 200)}`);
  }
  if (/canary|drop table/i.test(logged.join('\n'))) figures.faults.push('personal data in the log');
  return figures;
}

async function wellFormed(answer: Response | undefined): Promise<boolean> {
  if (answer === undefined) return false;
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  if (text === '') return [204, 303, 403].includes(answer.status);
  if (type.startsWith('text/html')) return text.startsWith('<!doctype html>') && !text.includes('<script>');
  return typeof JSON.parse(text).success === 'boolean';
}

function fuzzServices(store: Store, logged: string[]): Services {
  return servicesWith({
    store,
    log: (event) => logged.push(JSON.stringify(event)),
    pepper: 'pepper',
    originAllowed: () => false,
    siteUrl: 'http://localhost',
    functionsUrl: 'http://localhost/functions/v1',
    calendarUrl: 'https://calendar.example.com/',
    drainSecret: 'secret'.repeat(6),
  });
}

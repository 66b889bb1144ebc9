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
import { contractValidator } from './contract-validator.ts';
import { booking, leads } from './samples.ts';
import { servicesWith } from './services.ts';

const drainSecret = 'secret'.repeat(6);

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
    .map((changes) => ({ ...base, ...Object.fromEntries(changes) }));
}

const values = fc.oneof(
  fc.nat(900_000).chain((number) => nearly(booking(number), bookingKeys)),
  fc.constantFrom(...Object.values(leads)).chain((lead) => nearly(lead, leadKeys)),
  fc
    .tuple(fc.constantFrom(...Object.values(leads)), fc.nat(900_000))
    .chain(([lead, number]) => nearly({ ...lead, email: `canary${number}@example.com` }, leadKeys)),
  fc.dictionary(fc.constantFrom(...leadKeys, ...bookingKeys), fc.string({ unit: 'binary', maxLength: 20 })),
);

const raw = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
);

const json = 'application/json';
const plainForm = 'application/x-www-form-urlencoded';

/** As a browser sends the same values: without script, a ticked box is `on`, and one that is not is missing. */
function encoded(fields: Record<string, unknown>, type: string): string {
  if (type !== plainForm) return JSON.stringify(fields);
  const sent = Object.entries(fields).filter(([, value]) => value !== false && value !== undefined);
  const texts = sent.map(([name, value]) => [name, value === true ? 'on' : String(value)]);
  return new URLSearchParams(texts).toString();
}

const requests = fc.record({
  name: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('book-consultation', 'submit-lead') },
    fc.constantFrom('confirm-subscription', 'end-subscription', 'drain-outbox', 'health'),
  ),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'PUT', 'OPTIONS', 'PATCH'),
  ),
  type: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(json, plainForm) },
    fc.constantFrom('text/plain', 'application/json; charset=x', '', ';'),
  ),
  key: fc.option(fc.string({ unit: fc.constantFrom(...'abc-\u00e9\t '), maxLength: 12 })),
  secret: fc.oneof({ weight: 20, arbitrary: fc.constant('wrong') }, fc.constant(drainSecret)),
  body: fc.oneof({ weight: 4, arbitrary: values }, raw),
});

/** Every answer must be below 500 and as the contract has it; nothing invalid may reach the store. */
export async function fuzz(store: Store, count: number, seed: number): Promise<FuzzFigures> {
  const validate = await contractValidator();
  const figures: FuzzFigures = { requests: 0, accepted: 0, byStatus: {}, faults: [] };
  const logged: string[] = [];
  const recording: Store = {
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
  const functions = allFunctions(fuzzServices(recording, logged));
  const sample = fc.sample(requests, { numRuns: count, seed });
  for (const { name, method, type, key, secret, body: content } of sample) {
    const headers = new Headers({ 'content-type': type, 'x-drain-secret': secret });
    try {
      if (key !== null) headers.set('idempotency-key', key);
    } catch {
      // Not even a client would let this one through.
    }
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    const body = Buffer.from(isRaw ? content : encoded(content, type));
    const request = new Request(`http://localhost/functions/v1/${name}?token=${'a'.repeat(64)}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
    });
    const answer = (await functions.get(name)?.(request)) ?? Response.error();
    const { status } = answer;
    figures.requests += 1;
    figures.byStatus[status] = (figures.byStatus[status] ?? 0) + 1;
    if (status === 200 || status === 303) figures.accepted += 1;
    const answerType = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    const wrong = validate({ name, method, type, body, status, answerType, text });
    const sent = () => `${method} ${name} ${type} ${body.toString().slice(0, 300)}`;
    if (status >= 500) figures.faults.push(`${status} for ${sent()}`);
    if (wrong !== undefined) figures.faults.push(`${wrong} for ${sent()}`);
    if (text.includes('<script')) figures.faults.push(`a script for ${sent()}`);
  }
  if (/canary|drop table/i.test(logged.join('\n'))) figures.faults.push('personal data in the log');
  return figures;
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
    drainSecret,
  });
}

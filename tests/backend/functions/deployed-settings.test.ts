import { expect, onTestFinished, test, vi } from 'vitest';
import { drainOutboxHandler } from '../../../supabase/functions/_shared/handlers/drain-outbox.ts';
import { edgeServices } from '../../../supabase/functions/_shared/handlers/edge-services.ts';
import type { Services } from '../../../supabase/functions/_shared/handlers/services.ts';

const env = {
  SUPABASE_URL: 'https://ref.supabase.example',
  SUPABASE_SECRET_KEYS: '{"default":"x"}',
  SITE_ORIGINS: 'https://www.example.com/, https://example.com',
  MAIL_API_KEY: 'x',
  MAIL_FROM: 'x',
  ADDRESS_PEPPER: 'p'.repeat(32),
  CALENDAR_URL: 'https://calendar.example.com',
  FIRM_PHONE: 'x',
  NOTIFY_EMAIL: 'x',
  ALARM_URL: 'https://alarm.example.com',
};

test('the deployed functions take forms from the site and from their own pages, and from nowhere else', () => {
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  const allowed = (origin: string, more = {}) =>
    edgeServices({ ...env, ...more }).originAllowed(origin, request);
  for (const origin of ['https://www.example.com', 'https://example.com', 'https://ref.supabase.example'])
    expect(allowed(origin)).toBe(true);
  expect(allowed('https://fn.example.com', { FUNCTIONS_URL: 'https://fn.example.com/v1' })).toBe(true);
  const { functionsUrl } = edgeServices({ ...env, FUNCTIONS_URL: 'https://fn.example.com/v1/' });
  expect(functionsUrl).toBe('https://fn.example.com/v1');
  for (const origin of ['https://fn.example.com', 'null', 'https://evil.example'])
    expect(allowed(origin)).toBe(false);
});

test('a deployed function without a secret says which one', () => {
  expect(() => edgeServices({ SUPABASE_URL: 'https://x.example.com' })).toThrow('SITE_ORIGINS');
});

const short = 's3cret'.padEnd(31, 'x');
const tooShort = (name: string) => `The secret ${name} is too short: it needs 32 or more random characters.`;

test('with a short ADDRESS_PEPPER no address is hashed, and it is named and not told', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const request = new Request('https://x.example.com', { headers: { 'cf-connecting-ip': '198.51.100.7' } });
  const { settingFaults, addressOf } = edgeServices({ ...env, ADDRESS_PEPPER: short });
  expect(settingFaults).toEqual([tooShort('ADDRESS_PEPPER')]);
  expect(addressOf(request)).toBeUndefined();
  const fit = edgeServices({ ...env, ADDRESS_PEPPER: `${short}x` });
  expect([fit.settingFaults, fit.addressOf(request)]).toEqual([[], '198.51.100.7']);
});

test.each(['http://ref.supabase.example', 'rubbish', 'ftp://ref.supabase.example'])(
  'the secret key is not sent to %s',
  (url) => {
    expect(() => edgeServices({ ...env, SUPABASE_URL: url })).toThrow('SUPABASE_URL is no https address');
  },
);

test.each([
  [short, tooShort('DRAIN_SECRET')],
  ['', 'The secret DRAIN_SECRET is not set.'],
])(
  'with the DRAIN_SECRET "%s" the forms work and the schedule is refused, with an alarm',
  async (secret, says) => {
    const logged: unknown[] = [];
    const services: Services = {
      ...edgeServices({ ...env, DRAIN_SECRET: secret }),
      log: (event) => logged.push(event),
      note: () => {},
    };
    const headers = { 'x-drain-secret': secret };
    const called = new Request(services.functionsUrl, { method: 'POST', headers });
    const answer = await drainOutboxHandler(services)(called);
    expect(answer.status).toBe(401);
    expect(logged).toContainEqual({ event: 'drain-outbox', outcome: says, alarm: true });
  },
);

test('commas too many in SITE_ORIGINS allow nobody and leave the main origin as it is', () => {
  const services = edgeServices({
    ...env,
    SITE_ORIGINS: ' , https://www.example.com, ,https://example.com, ',
  });
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  expect(services.siteUrl).toBe('https://www.example.com');
  expect(services.originAllowed('https://example.com', request)).toBe(true);
  expect(services.originAllowed('', request)).toBe(false);
  expect(() => edgeServices({ ...env, SITE_ORIGINS: ' , ' })).toThrow('SITE_ORIGINS is not set');
});

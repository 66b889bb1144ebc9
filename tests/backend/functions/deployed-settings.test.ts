import { expect, onTestFinished, test, vi } from 'vitest';
import { createDrainHandler } from '#functions/handlers/drain-outbox.ts';
import { createEdgeServices } from '#functions/handlers/edge-services.ts';
import { createConsultationHandler } from '#functions/handlers/submission.ts';
import { functionSettings } from '../support/platform-fakes.ts';
import { createBooking } from '../support/samples.ts';
import { createTestServices } from '../support/services.ts';

const env = {
  ...functionSettings,
  SUPABASE_URL: 'https://ref.supabase.example',
  SITE_ORIGINS: 'https://www.example.com/, https://example.com',
};

test('forms are accepted only from the site and the functions’ own pages', () => {
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  const isAllowed = (origin: string, changes = {}) =>
    createEdgeServices({ ...env, ...changes }).isOriginAllowed(origin, request);
  for (const origin of ['https://www.example.com', 'https://example.com', 'https://ref.supabase.example'])
    expect(isAllowed(origin)).toBe(true);
  expect(isAllowed('https://fn.example.com', { FUNCTIONS_URL: 'https://fn.example.com/v1' })).toBe(true);
  const { functionsUrl } = createEdgeServices({ ...env, FUNCTIONS_URL: 'https://fn.example.com/v1/' });
  expect(functionsUrl).toBe('https://fn.example.com/v1');
  for (const origin of ['https://fn.example.com', 'null', 'https://evil.example'])
    expect(isAllowed(origin)).toBe(false);
});

test.each([
  ['SITE_ORIGINS', '', 'SITE_ORIGINS must list URLs'],
  ['SITE_ORIGINS', ' , ', 'SITE_ORIGINS must list URLs'],
  ['SUPABASE_URL', 'http://ref.supabase.example', 'SUPABASE_URL is not an https URL'],
  ['SUPABASE_URL', 'rubbish', 'SUPABASE_URL is not an https URL'],
  ['SUPABASE_SECRET_KEYS', '{}', 'no secret key'],
  ['SUPABASE_SECRET_KEYS', 'sb_secret_web', /^SUPABASE_SECRET_KEYS isn’t a JSON object with keys\.$/],
])(
  'without a valid %s (%j), no request could be stored, so the function doesn’t start',
  (name, value, message) => {
    expect(() => createEdgeServices({ ...env, [name]: value })).toThrow(message);
  },
);

test.each([
  ['SITE_ORIGINS', 'rubbish, https://www.example.com', 'must list URLs, not "rubbish"'],
  ['MAIL_API_URL', 'rubbish', 'MAIL_API_URL is not an https URL'],
  ['CALENDAR_URL', 'http://calendar.example.com', 'CALENDAR_URL is not an https URL'],
  ['PAYMENT_URL', 'http://pay.example.com', 'PAYMENT_URL is not an https URL'],
  ['FUNCTIONS_URL', 'rubbish', 'FUNCTIONS_URL is not an https URL'],
  ['ALARM_URL', ' ', 'ALARM_URL is not set'],
  ['MAIL_API_KEY', '', 'MAIL_API_KEY is not set'],
  ['NOTIFY_EMAIL', '', 'NOTIFY_EMAIL is not set'],
  ['ADDRESS_PEPPER', 's3cret', 'ADDRESS_PEPPER is too short: it needs 32 or more random characters.'],
  ['DRAIN_SECRET', 's3cret', 'DRAIN_SECRET is too short'],
])(
  'with %s as %j, requests are stored, and the log names the setting without a secret’s value',
  async (name, value, problem) => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const posts: { url: string; body: string; apikey?: string }[] = [];
    vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: object }) => {
      posts.push({ url, body, ...headers });
      return Response.json({ outcome: 'created' });
    });
    onTestFinished(() => void vi.unstubAllGlobals().restoreAllMocks());
    const settings = { ...env, SUPABASE_SECRET_KEYS: '{"web":"sb_secret_web"}', [name]: value };
    const request = new Request('https://ref.supabase.example/functions/v1/book-consultation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.1' },
      body: JSON.stringify(createBooking(1)),
    });
    expect((await createConsultationHandler(createEdgeServices(settings))(request)).status).toBe(200);
    const stored = posts.find(({ url }) => url.endsWith('/rpc/submit_consultation'));
    expect(stored?.apikey).toBe('sb_secret_web');
    expect(stored?.body.includes('addressHash')).toBe(name !== 'ADDRESS_PEPPER');
    expect(errorLog.mock.calls.map(([line]) => JSON.parse(line).outcome)).toEqual([
      expect.stringContaining(problem),
    ]);
    expect(JSON.stringify(errorLog.mock.calls)).not.toContain('s3cret');
  },
);

test('the drain rejects an empty or wrong secret', async () => {
  const services = { ...createEdgeServices(env), log: () => {} };
  for (const secret of ['', 'another-secret-of-the-tests-0123456789']) {
    const request = new Request(services.functionsUrl, {
      method: 'POST',
      headers: { 'x-drain-secret': secret },
    });
    expect((await createDrainHandler(services)(request)).status).toBe(401);
  }
});

test.each([
  'https://WWW.Example.com',
  'https://www.example.com:443/',
  'www.example.com',
  '"https://www.example.com"',
  'https://example.com/path?x',
  ' , https://www.example.com, ,https://example.com, ',
])('SITE_ORIGINS as %s accepts the site with and without www, and no other', (siteOrigins) => {
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  const { isOriginAllowed } = createEdgeServices({ ...env, SITE_ORIGINS: siteOrigins });
  for (const origin of ['https://www.example.com', 'https://example.com'])
    expect(isOriginAllowed(origin, request)).toBe(true);
  for (const origin of ['', 'https://evil.example', 'https://www.evil-example.com'])
    expect(isOriginAllowed(origin, request)).toBe(false);
});

test('an empty PAYMENT_URL, CALENDAR_URL or FUNCTIONS_URL counts as unset', () => {
  const settings = { ...env, PAYMENT_URL: '', CALENDAR_URL: ' ', FUNCTIONS_URL: '' };
  expect(createEdgeServices(settings)).toMatchObject({
    paymentUrl: undefined,
    calendarUrl: '',
    functionsUrl: 'https://ref.supabase.example/functions/v1',
  });
});

test('without a calendar, the response confirms the request and shows the phone number', async () => {
  const store = { call: async () => ({ outcome: 'created' }) };
  const book = createConsultationHandler(createTestServices({ store }));
  const post = async (body: string, type: string) =>
    await book(
      new Request('https://x.example.com', { method: 'POST', headers: { 'content-type': type }, body }),
    );
  const message =
    'Unable to generate calendar link. Please try again. We have your request. Call us to pick a time.';
  const response = await post(JSON.stringify(createBooking(1)), 'application/json');
  expect([response.status, await response.json()]).toEqual([200, { success: true, error: message }]);
  const form = new URLSearchParams(
    Object.entries(createBooking(1)).map(([name, value]) => [name, String(value)]),
  );
  const page = await post(form.toString(), 'application/x-www-form-urlencoded');
  expect([page.status, page.headers.get('location')]).toEqual([200, null]);
  const text = await page.text();
  expect(text).toContain(message);
  expect(text).toContain('href="tel:+14075550100"');
});

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDrainHandler } from '#functions/handlers/drain-outbox.ts';
import { createEdgeServices } from '#functions/handlers/edge-services.ts';
import type { Services } from '#functions/handlers/services.ts';
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
  ['SITE_ORIGINS', '', 'SITE_ORIGINS is not set'],
  ['SITE_ORIGINS', ' , ', 'SITE_ORIGINS is not set'],
  ['SUPABASE_URL', 'http://ref.supabase.example', 'SUPABASE_URL is not an https URL'],
  ['SUPABASE_URL', 'rubbish', 'SUPABASE_URL is not an https URL'],
  ['SUPABASE_URL', 'ftp://ref.supabase.example', 'SUPABASE_URL is not an https URL'],
])('%s as %j is an error, and the secret key is not sent', (name, value, message) => {
  expect(() => createEdgeServices({ ...env, [name]: value })).toThrow(message);
});

const shortSecret = 's3cret'.padEnd(31, 'x');
const formatTooShort = (name: string) =>
  `The secret ${name} is too short: it needs 32 or more random characters.`;

test('a short ADDRESS_PEPPER disables address hashing and is reported without its value', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const request = new Request('https://x.example.com', { headers: { 'cf-connecting-ip': '198.51.100.7' } });
  const { settingFaults, getSenderAddress } = createEdgeServices({ ...env, ADDRESS_PEPPER: shortSecret });
  expect(settingFaults).toEqual([formatTooShort('ADDRESS_PEPPER')]);
  expect(getSenderAddress(request)).toBeUndefined();
  const services = createEdgeServices({ ...env, ADDRESS_PEPPER: `${shortSecret}x` });
  expect([services.settingFaults, services.getSenderAddress(request)]).toEqual([[], '198.51.100.7']);
});

test.each([
  [shortSecret, formatTooShort('DRAIN_SECRET')],
  ['', 'The secret DRAIN_SECRET is not set.'],
])('with the DRAIN_SECRET "%s" the schedule is rejected with an alarm', async (secret, outcome) => {
  const events: unknown[] = [];
  const services: Services = {
    ...createEdgeServices({ ...env, DRAIN_SECRET: secret }),
    log: (event) => events.push(event),
    countEvent: () => {},
  };
  const headers = { 'x-drain-secret': secret };
  const request = new Request(services.functionsUrl, { method: 'POST', headers });
  const response = await createDrainHandler(services)(request);
  expect(response.status).toBe(401);
  expect(events).toContainEqual({ event: 'drain-outbox', outcome, alarm: true });
});

test.each([
  'https://WWW.Example.com',
  'https://www.example.com:443/',
  'www.example.com',
  '"https://www.example.com"',
  'https://example.com/path?x',
  'rubbish, https://www.example.com',
  ' , https://www.example.com, ,https://example.com, ',
])('SITE_ORIGINS as %s accepts the site with and without www, and no other', (siteOrigins) => {
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  const { isOriginAllowed } = createEdgeServices({ ...env, SITE_ORIGINS: siteOrigins });
  for (const origin of ['https://www.example.com', 'https://example.com'])
    expect(isOriginAllowed(origin, request)).toBe(true);
  for (const origin of ['', 'https://evil.example', 'https://www.evil-example.com'])
    expect(isOriginAllowed(origin, request)).toBe(false);
});

describe('an empty, blank or invalid URL', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => void vi.restoreAllMocks();
  });

  test.each(['', ' ', '\n', 'rubbish', 'pay.example.com', 'javascript:alert(1)'])(
    '%j counts as unset, and is reported',
    (url) => {
      const names = ['FUNCTIONS_URL', 'CALENDAR_URL', 'PAYMENT_URL'];
      const faults = names.map((name) => `The secret ${name} is not an https URL.`);
      const services = createEdgeServices({
        ...env,
        PAYMENT_URL: url,
        CALENDAR_URL: url,
        FUNCTIONS_URL: url,
      });
      expect(services).toMatchObject({
        paymentUrl: undefined,
        calendarUrl: '',
        functionsUrl: 'https://ref.supabase.example/functions/v1',
        // The others are optional.
        settingFaults: url.trim() === '' ? ['The secret CALENDAR_URL is not set.'] : faults,
      });
    },
  );

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

  test('an empty ALARM_URL sends no alarm, and an invalid MAIL_API_URL rejects mail', async () => {
    const requestedUrls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requestedUrls.push(url);
      return Response.json([]);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const mail = { key: 'k', createdAt: '', to: 'a@example.com', subject: '', text: '' };
    for (const url of ['', ' ']) {
      const services = createEdgeServices({ ...env, ALARM_URL: url, MAIL_API_URL: url });
      expect(await services.alarm([{ name: 'x', message: 'x' }])).toEqual([]);
      await services.sendMail(mail);
    }
    const otherUrls = requestedUrls.filter((url) => !url.startsWith(env.SUPABASE_URL));
    // The default provider.
    expect(otherUrls).toEqual(Array(2).fill('https://api.resend.com/emails'));
    const { sendMail } = createEdgeServices({ ...env, MAIL_API_URL: 'rubbish' });
    await expect(sendMail(mail)).rejects.toThrow('mail-is-not-set-up');
  });
});

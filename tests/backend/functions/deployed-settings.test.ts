import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { receivedPage } from '#forms/messages.ts';
import { createDrainHandler } from '#functions/handlers/drain-outbox.ts';
import { createEdgeServices } from '#functions/handlers/edge-services.ts';
import type { Handler, Services } from '#functions/handlers/services.ts';
import { createConsultationHandler, createLeadHandler } from '#functions/handlers/submission.ts';
import { functionSettings } from '../support/platform-fakes.ts';
import { createBooking, leads } from '../support/samples.ts';

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

test('the error names a missing secret', () => {
  expect(() => createEdgeServices({ SUPABASE_URL: 'https://x.example.com' })).toThrow('SITE_ORIGINS');
  expect(() => createEdgeServices({ ...env, SITE_ORIGINS: ' , ' })).toThrow('SITE_ORIGINS is not set');
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

test.each(['http://ref.supabase.example', 'rubbish', 'ftp://ref.supabase.example'])(
  'the secret key is not sent to %s',
  (url) => {
    expect(() => createEdgeServices({ ...env, SUPABASE_URL: url })).toThrow(
      'SUPABASE_URL is not an https URL',
    );
  },
);

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
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  const requestedUrls: string[] = [];
  const createServicesWith = (changes: Record<string, string>) => {
    requestedUrls.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      const name = url.split('/').at(-1) ?? '';
      requestedUrls.push(url);
      return Response.json(name.startsWith('submit_') ? { outcome: 'created' } : []);
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    return createEdgeServices({ ...env, ...changes });
  };
  const post = async (handler: Handler, body: string, type: string) => {
    const headers = { 'content-type': type, origin: 'https://www.example.com' };
    return await handler(new Request('https://x.example.com', { method: 'POST', headers, body }));
  };
  const formContentType = 'application/x-www-form-urlencoded';
  const intakeBody = new URLSearchParams({ ...leads.tax, ack1: 'on', ack2: 'on', ack3: 'on' }).toString();

  test.each(['', ' ', '\n', 'rubbish', 'pay.example.com', 'javascript:alert(1)'])(
    'PAYMENT_URL as %j causes no redirect',
    async (PAYMENT_URL) => {
      const response = await post(
        createLeadHandler(createServicesWith({ PAYMENT_URL })),
        intakeBody,
        formContentType,
      );
      expect([response.status, response.headers.get('location')]).toEqual([200, null]);
      expect(await response.text()).toContain(receivedPage.request.title);
    },
  );

  test.each(['', ' ', 'rubbish', 'calendar.example.com', 'javascript:alert(1)'])(
    'CALENDAR_URL as %j: the response confirms the request and shows the phone number',
    async (CALENDAR_URL) => {
      const message =
        'Unable to generate calendar link. Please try again. We have your request. Call us to pick a time.';
      const book = createConsultationHandler(createServicesWith({ CALENDAR_URL }));
      const response = await post(book, JSON.stringify(createBooking(1)), 'application/json');
      expect([response.status, await response.json()]).toEqual([200, { success: true, error: message }]);
      const form = new URLSearchParams(
        Object.entries(createBooking(1)).map(([name, value]) => [name, String(value)]),
      );
      const page = await post(book, form.toString(), formContentType);
      expect([page.status, page.headers.get('location')]).toEqual([200, null]);
      const text = await page.text();
      expect(text).toContain(message);
      expect(text).toContain('href="tel:+14075550100"');
    },
  );

  test.each(['', ' ', 'rubbish'])('FUNCTIONS_URL and ALARM_URL as %j count as unset', async (value) => {
    const services = createServicesWith({ FUNCTIONS_URL: value, ALARM_URL: value });
    expect(services.functionsUrl).toBe('https://ref.supabase.example/functions/v1');
    expect(await services.alarm([{ name: 'x', message: 'x' }])).toEqual([]);
  });

  const mail = { key: 'k', createdAt: '', to: 'a@example.com', subject: '', text: '' };

  test('an empty MAIL_API_URL means the default provider, and an invalid one rejects mail', async () => {
    for (const MAIL_API_URL of ['', ' ']) {
      await createServicesWith({ MAIL_API_URL }).sendMail(mail);
      expect(requestedUrls).toContain('https://api.resend.com/emails');
    }
    const { sendMail } = createServicesWith({ MAIL_API_URL: 'rubbish' });
    await expect(sendMail(mail)).rejects.toThrow('mail-is-not-set-up');
  });
});

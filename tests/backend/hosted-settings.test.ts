import { expect, test } from 'vitest';
import { hostedServices } from '../../supabase/functions/_shared/hosted.ts';

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
};

test('the hosted functions take forms from the site and from their own pages, and from nowhere else', () => {
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  const allowed = (origin: string, more = {}) =>
    hostedServices({ ...env, ...more }).originAllowed(origin, request);
  for (const origin of ['https://www.example.com', 'https://example.com', 'https://ref.supabase.example'])
    expect(allowed(origin)).toBe(true);
  expect(allowed('https://fn.example.com', { FUNCTIONS_URL: 'https://fn.example.com/v1' })).toBe(true);
  const { functionsUrl } = hostedServices({ ...env, FUNCTIONS_URL: 'https://fn.example.com/v1/' });
  expect(functionsUrl).toBe('https://fn.example.com/v1');
  for (const origin of ['https://fn.example.com', 'null', 'https://evil.example'])
    expect(allowed(origin)).toBe(false);
});

test('a hosted function without a secret says which one', () => {
  expect(() => hostedServices({ SUPABASE_URL: 'https://x.example.com' })).toThrow('SITE_ORIGINS');
});

test.each(['ADDRESS_PEPPER', 'DRAIN_SECRET'])('a short %s is refused by name, and not told', (name) => {
  const short = 's3cret'.padEnd(31, 'x');
  const start = () => hostedServices({ ...env, [name]: short });
  expect(start).toThrow(`The secret ${name} is too short: it needs 32 or more random characters.`);
  expect(start).not.toThrow(short);
  expect(() => hostedServices({ ...env, [name]: `${short}x` })).not.toThrow();
});

test('commas too many in SITE_ORIGINS allow nobody and leave the main origin as it is', () => {
  const services = hostedServices({
    ...env,
    SITE_ORIGINS: ' , https://www.example.com, ,https://example.com, ',
  });
  const request = new Request('https://ref.supabase.example/functions/v1/submit-lead');
  expect(services.siteUrl).toBe('https://www.example.com');
  expect(services.originAllowed('https://example.com', request)).toBe(true);
  expect(services.originAllowed('', request)).toBe(false);
  expect(() => hostedServices({ ...env, SITE_ORIGINS: ' , ' })).toThrow('SITE_ORIGINS is not set');
});

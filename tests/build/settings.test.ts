import { expect, test } from 'vitest';
import { isProduction } from '#content/production.ts';
import { readSupabaseSettings, checkSupabaseSettings } from '#build/forms/forms-config.ts';

const url = 'https://abcdefgh.supabase.co';
const createLegacyKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  [{ SUPABASE_URL: url }, /SUPABASE_URL is set but SUPABASE_PUBLISHABLE_KEY isn’t/],
  [{ SUPABASE_PUBLISHABLE_KEY: 'k' }, /SUPABASE_PUBLISHABLE_KEY is set but SUPABASE_URL isn’t/],
  [{ SUPABASE_URL: 'localhost:54321', SUPABASE_PUBLISHABLE_KEY: 'k' }, /but is "localhost:54321"/],
  [{ SUPABASE_URL: 'abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' }, /but is "abc.supabase.co"/],
  [{ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, /contains a secret key/],
  [{ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: createLegacyKey('service_role') }, /contains a secret key/],
  [{ SITE_ENV: 'production' }, /Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY/],
  [{ SITE_ENV: 'Production' }, /SITE_ENV must be "production" or empty, but is "Production"/],
])('a build rejects %j', (environment, message) => {
  expect(() => checkSupabaseSettings(environment)).toThrow(message);
});

test('settings are valid with both the Supabase URL and key, or with neither', () => {
  const settings = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: createLegacyKey('anon') };
  expect(() => checkSupabaseSettings({ ...settings, SITE_ENV: 'production' })).not.toThrow();
  expect(readSupabaseSettings(settings).url).toBe(url);
  expect(() => checkSupabaseSettings({})).not.toThrow();
  expect(isProduction({ SITE_ENV: '' })).toBe(false);
});

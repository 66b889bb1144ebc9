import type { FormsConfig } from '#client/published-data.ts';
import { isProduction } from '#content/production.ts';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';
import { buildPhoneHref } from '#site/view/view.ts';

/** URL and publishable key of the Supabase project. Both are empty if the local server handles forms. */
type SupabaseSettings = { url: string; key: string };

const settingsHelp = 'See supabase/README.md for where to find both.';

/**
 * Reads SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY. Throws if only one is set, if the URL is invalid, or if the key is a
 * secret one, which would give every visitor full access.
 */
export function readSupabaseSettings(environment: NodeJS.ProcessEnv): SupabaseSettings {
  const url = environment['SUPABASE_URL'] ?? '';
  const key = environment['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  if (url === '' && key === '') return { url, key };
  if (url === '' || key === '') {
    const [presentName, missingName] = url === '' ? ['PUBLISHABLE_KEY', 'URL'] : ['URL', 'PUBLISHABLE_KEY'];
    throw new Error(
      `SUPABASE_${presentName} is set but SUPABASE_${missingName} isn’t: forms need both. ${settingsHelp}`,
    );
  }
  if (!isHttpUrl(url)) {
    throw new Error(
      `SUPABASE_URL must be the project’s URL, starting with https://, but is "${url}". ${settingsHelp}`,
    );
  }
  if (isSecretKey(key)) {
    throw new Error(
      `SUPABASE_PUBLISHABLE_KEY contains a secret key, which every visitor could read. Use the publishable key, and rotate the secret key, which may have leaked. ${settingsHelp}`,
    );
  }
  return { url, key };
}

/** Throws if the settings are invalid, or missing in production. */
export function checkSupabaseSettings(environment: NodeJS.ProcessEnv): void {
  if (readSupabaseSettings(environment).url !== '' || !isProduction(environment)) return;
  throw new Error(
    `Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY: forms on a production site can’t be submitted without them. ${settingsHelp}`,
  );
}

/** Accepts http too, for a Supabase project on the local machine. */
function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Returns whether a key is secret. New secret keys have a prefix, and legacy keys are JSON web tokens with a role claim. */
function isSecretKey(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}

type FormsConfigWithOrigin = FormsConfig & {
  /** Origin of the Supabase project. Undefined if the local server handles forms. */
  origin?: string;
};

/**
 * Builds the settings for the forms. Forms are submitted to the Supabase project, or to the local server if SUPABASE_URL isn't set. Throws
 * if the settings are invalid.
 */
export function buildFormsConfig(site: Site, environment: NodeJS.ProcessEnv): FormsConfigWithOrigin {
  const { phone } = getEntry(site, 'offices', site.firm.mainOffice).data;
  const payment = getEntry(site, 'bookings', site.firm.payment).data;
  const { url, key } = readSupabaseSettings(environment);
  return {
    functionsBase: url === '' ? '/functions/v1' : `${new URL(url).origin}/functions/v1`,
    supabaseUrl: url,
    supabaseKey: key,
    firmPhone: { href: buildPhoneHref(phone), text: phone },
    // Sample data has no payment page, so the local server provides one.
    paymentUrl: payment.placeholder ? '/local/payment' : payment.url,
    ...(url !== '' && { origin: new URL(url).origin }),
  };
}

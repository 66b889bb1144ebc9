/** The publishing settings, from the environment or from two files that Git ignores. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { emailRule } from '#forms/rules.ts';
import { checkSecret } from '#functions/http/secrets.ts';
import { chooseFunctionsUrl } from '#functions/mail/links.ts';
import { sampleDomainPattern } from '#practice/rules/production.ts';

type Setting = {
  name: string;
  /** What to do to get the value, as the end of a sentence. */
  hint: string;
  /** True for values that aren't secret. */
  isPublic?: true;
  isOptional?: true;
  /** Explains why a value is invalid; undefined for a valid one. */
  findProblem?: (value: string, name: string) => string | undefined;
};

/** Accepts https URLs without characters that must be escaped, because pg_net, which calls `FUNCTIONS_URL`, rejects others. */
function checkUrl(value: string, name: string): string | undefined {
  if (value.startsWith('https://') && URL.canParse(value) && !/[\s<>"{}|\\^`]/.test(value)) return undefined;
  return `${name} is not a URL like https://www.example.com/path, or contains characters that must be escaped.`;
}

/** Accepts an email address, also with a display name, such as "Doe Law <site@doelaw.com>". Rejects sample addresses. */
function checkMailbox(value: string, name: string): string | undefined {
  const [, emailAddress = value] = /<([^<>]*)>$/.exec(value) ?? [];
  if (emailRule.safeParse(emailAddress).success && emailAddress.search(sampleDomainPattern) === -1)
    return undefined;
  return `${name} is "${value}": it must be one of the firm’s own email addresses.`;
}

function checkSecretSetting(value: string, name: string): string | undefined {
  const problem = checkSecret(name, value);
  return problem && `${problem} Generate one: openssl rand -hex 32`;
}

/** Accounts and keys for deploys. */
const publishingSettings: readonly Setting[] = [
  { name: 'SUPABASE_URL', hint: 'copy it from "Connect" in your Supabase project', isPublic: true },
  { name: 'SUPABASE_PROJECT_ID', hint: 'copy it from "Settings" in your Supabase project', isPublic: true },
  {
    name: 'SUPABASE_PUBLISHABLE_KEY',
    hint: 'copy it from "Connect" in your Supabase project',
    isPublic: true,
  },
  { name: 'SUPABASE_ACCESS_TOKEN', hint: 'create it under "Access Tokens" in your Supabase account' },
  { name: 'SUPABASE_DB_PASSWORD', hint: 'use the password from "Database", "Settings" in Supabase' },
  {
    name: 'CLOUDFLARE_API_TOKEN',
    hint: 'create it under "API Tokens" in your Cloudflare profile, with permission to edit Pages',
  },
  { name: 'CLOUDFLARE_ACCOUNT_ID', hint: 'copy it from "Workers & Pages" in Cloudflare', isPublic: true },
  {
    name: 'CLOUDFLARE_PAGES_PROJECT',
    hint: 'use the project’s name under "Workers & Pages" in Cloudflare',
    isPublic: true,
  },
];

const randomHint = 'generate 32 random bytes with openssl rand -hex 32';
const urlOptions = { isPublic: true, findProblem: checkUrl } as const;

/** Settings for the functions and for the schedule that calls `drain-outbox`. */
const backendSettings: readonly Setting[] = [
  { name: 'SITE_ORIGINS', hint: 'use the site’s URL from content/site/firm.md', isPublic: true },
  { name: 'CALENDAR_URL', hint: 'use the URL in content/bookings/calendar.md', ...urlOptions },
  { name: 'PAYMENT_URL', hint: 'use the URL in content/bookings', isOptional: true, ...urlOptions },
  { name: 'FIRM_PHONE', hint: 'use the main office’s phone number from content/offices', isPublic: true },
  { name: 'NOTIFY_EMAIL', hint: 'use the mailbox where the firm reads requests', findProblem: checkMailbox },
  {
    name: 'MAIL_FROM',
    hint: 'use a sender address that is verified with the mail provider',
    isPublic: true,
    findProblem: checkMailbox,
  },
  { name: 'MAIL_API_KEY', hint: 'create it under "API Keys" in your account with the mail provider' },
  { name: 'MAIL_API_URL', hint: 'use a different mail provider’s URL', isOptional: true, ...urlOptions },
  { name: 'ADDRESS_PEPPER', hint: randomHint, findProblem: checkSecretSetting },
  { name: 'DRAIN_SECRET', hint: `${randomHint} again`, findProblem: checkSecretSetting },
  { name: 'ALARM_URL', hint: 'use the webhook URL of a chat or SMS service', findProblem: checkUrl },
  { name: 'FUNCTIONS_URL', hint: 'use the functions’ custom domain', isOptional: true, ...urlOptions },
  { name: 'SUPABASE_SECRET_KEY', hint: 'copy it from "API Keys" in your Supabase project' },
];

/** The settings, by the file that contains them. */
export const settingFiles = { '.env': publishingSettings, 'supabase/.env': backendSettings };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. The environment takes precedence over the files. Values from the files are not added to
 * `process.env`, which every child process and package could read.
 */
export function readSettings(root: string, environment: Environment): Environment {
  const files = Object.keys(settingFiles)
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...files.toReversed(), environment);
}

/** Returns the functions' base URL: FUNCTIONS_URL if set, otherwise the Supabase project's URL, otherwise the site's origin. */
export function buildFunctionsUrl(environment: Environment, origin: string): string {
  return chooseFunctionsUrl(
    environment['FUNCTIONS_URL'],
    environment['SUPABASE_URL']?.replace(/\/+$/, '') || origin,
  );
}

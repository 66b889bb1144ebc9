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
  /** Where to find its value. */
  source: string;
  /** True for values that aren't secret. */
  isPublic?: true;
  isOptional?: true;
  /** Explains why a value is invalid; undefined for a valid one. */
  findProblem?: (value: string, name: string) => string | undefined;
};

/** Rejects characters that must be escaped, because the database's schedule couldn't call the URL. */
function checkUrl(value: string, name: string): string | undefined {
  if (value.startsWith('https://') && URL.canParse(value) && !/[\s<>"{}|\\^`]/.test(value)) return undefined;
  return `${name} is not a URL like https://www.example.com/path, or contains characters that must be escaped.`;
}

/** Accepts a display name, such as "Doe Law <site@doelaw.com>". Rejects sample addresses. */
function checkMailbox(value: string, name: string): string | undefined {
  const [, emailAddress = value] = /<([^<>]*)>$/.exec(value) ?? [];
  if (emailRule.safeParse(emailAddress).success && emailAddress.search(sampleDomainPattern) === -1)
    return undefined;
  return `${name} is "${value}": it must be one of the firm’s own email addresses.`;
}

function checkSecretSetting(value: string, name: string): string | undefined {
  const problem = checkSecret(name, value);
  return problem && `${problem} Generate one: openssl rand -hex 32.`;
}

/** Accounts and keys for deploys. */
const publishingSettings: readonly Setting[] = [
  { name: 'SUPABASE_URL', source: 'Supabase, the project, "Connect"', isPublic: true },
  { name: 'SUPABASE_PROJECT_ID', source: 'Supabase, the project, "Settings"', isPublic: true },
  { name: 'SUPABASE_PUBLISHABLE_KEY', source: 'Supabase, the project, "Connect"', isPublic: true },
  { name: 'SUPABASE_ACCESS_TOKEN', source: 'Supabase, your account, "Access Tokens"' },
  { name: 'SUPABASE_DB_PASSWORD', source: 'Supabase, the project, "Database", "Settings"' },
  {
    name: 'CLOUDFLARE_API_TOKEN',
    source: 'Cloudflare, your profile, "API Tokens", with permission to edit Pages',
  },
  { name: 'CLOUDFLARE_ACCOUNT_ID', source: 'Cloudflare, "Workers & Pages", on the right', isPublic: true },
  {
    name: 'CLOUDFLARE_PAGES_PROJECT',
    source: 'Cloudflare, "Workers & Pages", the project’s name',
    isPublic: true,
  },
];

const randomSource = '32 random characters: openssl rand -hex 32';
const urlOptions = { isPublic: true, findProblem: checkUrl } as const;

/** Settings of the functions and the schedule. */
const backendSettings: readonly Setting[] = [
  { name: 'SITE_ORIGINS', source: 'the URL of the site, as in content/site/firm.md', isPublic: true },
  { name: 'CALENDAR_URL', source: 'the URL in content/bookings/calendar.md', ...urlOptions },
  { name: 'PAYMENT_URL', source: 'the URL in content/bookings', isOptional: true, ...urlOptions },
  { name: 'FIRM_PHONE', source: 'the phone number of the main office in content/offices', isPublic: true },
  { name: 'NOTIFY_EMAIL', source: 'the mailbox where the firm reads requests', findProblem: checkMailbox },
  {
    name: 'MAIL_FROM',
    source: 'the sender that the mail provider has confirmed',
    isPublic: true,
    findProblem: checkMailbox,
  },
  { name: 'MAIL_API_KEY', source: 'the mail provider, its "API Keys"' },
  { name: 'MAIL_API_URL', source: 'another mail provider', isOptional: true, ...urlOptions },
  { name: 'ADDRESS_PEPPER', source: randomSource, findProblem: checkSecretSetting },
  { name: 'DRAIN_SECRET', source: `other ${randomSource}`, findProblem: checkSecretSetting },
  {
    name: 'ALARM_URL',
    source: 'the webhook of a chat, or of a service that sends text messages',
    findProblem: checkUrl,
  },
  { name: 'FUNCTIONS_URL', source: 'the functions on a domain of your own', isOptional: true, ...urlOptions },
  { name: 'SUPABASE_SECRET_KEY', source: 'Supabase, the project, "API Keys"' },
];

/** The settings, by the file that contains them. */
export const settingFiles = { '.env': publishingSettings, 'supabase/.env': backendSettings };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. The environment takes precedence over the files. Values of the files are not added to
 * `process.env`, which every child process and package could read.
 */
export function readSettings(root: string, environment: Environment): Environment {
  const files = Object.keys(settingFiles)
    .map((file) => join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return Object.assign({}, ...files.toReversed(), environment);
}

/** Builds the URL of the functions: FUNCTIONS_URL, or else on the project, or on the site's own server. */
export function buildFunctionsUrl(environment: Environment, origin: string): string {
  return chooseFunctionsUrl(
    environment['FUNCTIONS_URL'],
    environment['SUPABASE_URL']?.replace(/\/+$/, '') || origin,
  );
}

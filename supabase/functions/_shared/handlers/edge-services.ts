import * as z from 'zod/mini';
import { resemblesSite, parseSiteName, parseSiteOrigins } from '../http/site-origins.ts';
import { checkSecret } from '../http/secrets.ts';
import { chooseFunctionsUrl, isSafeUrl } from '../mail/links.ts';
import { createProviderMail } from '../mail/mail.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { createRestStore } from '../store/rest-store.ts';
import { getErrorName } from '../log.ts';
import type { Log } from '../log.ts';
import { createAlarm } from './alarm.ts';
import type { Services } from './services.ts';

const defaultMailApi = 'https://api.resend.com/emails';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates the services of a deployed function from its environment. Throws only if no request could be stored: if the
 * database's URL or key or all of the site's origins are missing or malformed. Other such settings trigger an alarm, and their
 * part of the function doesn't work.
 */
export function createEdgeServices(env: Environment): Services {
  const problems: string[] = [];
  /** Returns '' for a missing setting, and for one with a problem. */
  const read = (name: string, findProblem: FindProblem = findMissing): string => {
    const value = env[name]?.trim() ?? '';
    const problem = findProblem(name, value);
    if (problem === undefined) return value;
    problems.push(problem);
    return '';
  };
  const readOptionalUrl = (name: string) => read(name, findUrlProblem);
  const supabaseUrl = (read('SUPABASE_URL') && readOptionalUrl('SUPABASE_URL')).replace(/\/+$/, '');
  const { origins, invalid } = parseSiteOrigins(env['SITE_ORIGINS'] ?? '');
  const [siteUrl] = origins;
  if (siteUrl === undefined || invalid.length > 0)
    problems.push(`The secret SITE_ORIGINS must list URLs, not "${invalid.join() || env['SITE_ORIGINS']}".`);
  if (supabaseUrl === '' || siteUrl === undefined) throw new Error(problems.join(' '));
  const functionsUrl = chooseFunctionsUrl(readOptionalUrl('FUNCTIONS_URL'), supabaseUrl);
  // The page that redisplays a rejected form is on the functions' own origin.
  const allowedOrigins = new Set([...origins, new URL(functionsUrl).origin]);

  const alarm = createAlarm(read('ALARM_URL') && readOptionalUrl('ALARM_URL'));
  // Emails contain personal data: if a custom provider's URL is malformed, the default provider must not receive them.
  const mailApiUrl = env['MAIL_API_URL']?.trim() ? readOptionalUrl('MAIL_API_URL') : defaultMailApi;
  const mailFrom = read('MAIL_FROM');
  // Includes the sender's domain, in case SITE_ORIGINS is entirely wrong.
  const siteHosts = [...origins.map((origin) => new URL(origin).hostname), mailFrom.split('@').at(-1) ?? ''];
  const siteNames = new Set(siteHosts.map(parseSiteName));

  const store = createRestStore(supabaseUrl, readSecretKey(env));
  const afterResponse: Services['afterResponse'] = (task) =>
    waitUntil(
      task().catch((error: unknown) => writeLog({ event: 'after-response', fault: getErrorName(error) })),
    );
  const log: Log = (event) => {
    writeLog(event);
    if (event.alarm !== true) return;
    const message = `The function ${event.event} has failed, so requests may not be stored. See its log.`;
    afterResponse(async () => void (await alarm([{ name: event.event, message }])));
  };
  const pepper = read('ADDRESS_PEPPER', checkSecret);
  const services: Services = {
    store,
    sendMail: createProviderMail({ apiUrl: mailApiUrl, apiKey: read('MAIL_API_KEY'), from: mailFrom }),
    log,
    alarm,
    now: () => new Date(),
    // With a weak pepper, hashes of addresses could be reversed, so they aren't stored.
    getSenderAddress: (request) =>
      pepper === '' ? undefined : (request.headers.get('cf-connecting-ip') ?? undefined),
    pepper,
    isOriginAllowed: (origin) => allowedOrigins.has(origin),
    resemblesSite: (origin) => resemblesSite(origin, siteNames),
    afterResponse,
    sendSoon: () => afterResponse(async () => void (await drainOutbox(services, 1))),
    siteUrl,
    functionsUrl,
    // Without it, a booking is stored, and the visitor sees whom to call.
    calendarUrl: readOptionalUrl('CALENDAR_URL'),
    paymentUrl: readOptionalUrl('PAYMENT_URL') || undefined,
    firmPhone: read('FIRM_PHONE'),
    notifyEmail: read('NOTIFY_EMAIL'),
    drainSecret: read('DRAIN_SECRET', checkSecret) || undefined,
    isScheduled: true,
    settingProblems: problems,
  };
  // The firm is notified by `checkHealth`, because each new instance would repeat the alarm.
  if (problems.length > 0) writeLog({ event: 'settings', outcome: problems.join(' '), alarm: true });
  return services;
}

/** Returns why a setting's value is unusable, or undefined for a valid one. */
type FindProblem = (name: string, value: string) => string | undefined;

function findMissing(name: string, value: string): string | undefined {
  return value === '' ? `The secret ${name} is not set.` : undefined;
}

/** Accepts an empty value. */
function findUrlProblem(name: string, value: string): string | undefined {
  return value === '' || isSafeUrl(value) ? undefined : `The secret ${name} is not an https URL.`;
}

const writeLog: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** Reads the secret key from the map of named keys that the platform sets: the one named `default`, otherwise the first. */
function readSecretKey(env: Environment): string {
  const keys = parseKeys(env['SUPABASE_SECRET_KEYS'] ?? '{}');
  const key = keys['default'] ?? Object.values(keys)[0];
  if (!key) throw new Error('The project has no secret key.');
  return key;
}

function parseKeys(text: string): Record<string, string> {
  try {
    return z.parse(z.record(z.string(), z.string()), JSON.parse(text));
  } catch {
    // The original error may quote the keys, and errors are logged.
    throw new Error('SUPABASE_SECRET_KEYS isn’t a JSON object with keys.');
  }
}

/** Supabase's runtime. Undefined in Node and in Deno itself. */
declare const EdgeRuntime: { waitUntil: (task: Promise<unknown>) => void } | undefined;

/** Lets a task outlive the response on platforms that need it. */
function waitUntil(task: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
}

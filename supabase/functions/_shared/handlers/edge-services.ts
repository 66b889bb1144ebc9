import * as z from 'zod/mini';
import { resemblesSite, parseSiteName, parseSiteOrigins } from '../http/site-origins.ts';
import { checkSecret } from '../http/secrets.ts';
import { chooseFunctionsUrl, isSafeUrl } from '../mail/links.ts';
import { createProviderMail } from '../mail/mail.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { createRestStore } from '../store/rest-store.ts';
import { createEventCounter } from '../store/tally.ts';
import { getErrorName } from '../log.ts';
import type { Log } from '../log.ts';
import { createAlarm } from './alarm.ts';
import type { Services } from './services.ts';

const defaultMailApi = 'https://api.resend.com/emails';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Creates the services of a deployed function from its environment. Throws if the database's URL or key or the site's
 * origins are missing or malformed, because no request could be stored. Other missing settings trigger an alarm.
 */
export function createEdgeServices(env: Environment): Services {
  const settingFaults: string[] = [];
  /** Returns '' for a missing setting, and for a URL that isn't safe. */
  const read = (name: string, type: 'text' | 'url' | 'optional-url' = 'text'): string => {
    const value = env[name]?.trim() ?? '';
    if (value === '' && type !== 'optional-url') settingFaults.push(formatNotSet(name));
    if (value === '' || type === 'text' || isSafeUrl(value)) return value;
    settingFaults.push(`The secret ${name} is not an https URL.`);
    return '';
  };
  const supabaseUrl = read('SUPABASE_URL', 'url').replace(/\/+$/, '');
  const { origins, invalid } = parseSiteOrigins(read('SITE_ORIGINS'));
  const [siteUrl] = origins;
  if (siteUrl === undefined || settingFaults.length > 0)
    throw new Error(settingFaults[0] ?? formatNotSet('SITE_ORIGINS'));
  settingFaults.push(...invalid.map((part) => `In SITE_ORIGINS, "${part}" is not a URL.`));
  const functionsUrl = chooseFunctionsUrl(read('FUNCTIONS_URL', 'optional-url'), supabaseUrl);
  const pepper = env['ADDRESS_PEPPER'] ?? '';
  const secretProblem = checkSecret('ADDRESS_PEPPER', pepper);
  if (secretProblem !== undefined) settingFaults.push(secretProblem);
  // The page that redisplays a rejected form is on the functions' own origin.
  const allowedOrigins = new Set([...origins, new URL(functionsUrl).origin]);

  const alarm = createAlarm(read('ALARM_URL', 'url'));
  // Emails contain personal data: if a custom provider's URL is malformed, the default provider must not receive them.
  const mailApiUrl = env['MAIL_API_URL']?.trim() ? read('MAIL_API_URL', 'url') : defaultMailApi;
  const mailFrom = read('MAIL_FROM');
  // Includes the sender's domain, in case SITE_ORIGINS is entirely wrong.
  const siteHosts = [...origins.map((origin) => new URL(origin).hostname), mailFrom.split('@').at(-1) ?? ''];
  const siteNames = new Set(siteHosts.map(parseSiteName));

  const store = createRestStore(supabaseUrl, readSecretKey(env));
  const afterResponse: Services['afterResponse'] = (task) =>
    waitUntil(
      task().catch((error: unknown) => writeLog({ event: 'after-response', fault: getErrorName(error) })),
    );
  const countEvent = createEventCounter(store, afterResponse, async (events) => {
    const alarms = events.filter((name) => name.startsWith('alarm-'));
    const describe = (name: string) => `The database is down, and a function reports ${name}: see its log.`;
    await alarm(alarms.map((name) => ({ name, message: describe(name) })));
  });
  const log: Log = (event) => {
    writeLog(event);
    // The database reports counted alarms to the firm.
    if (event.alarm === true) countEvent(`alarm-${event.event}`);
  };
  const services: Services = {
    store,
    sendMail: createProviderMail({ apiUrl: mailApiUrl, apiKey: read('MAIL_API_KEY'), from: mailFrom }),
    log,
    countEvent,
    alarm,
    now: () => new Date(),
    // With a weak pepper, hashes of addresses could be reversed.
    getSenderAddress: (request) =>
      secretProblem === undefined ? (request.headers.get('cf-connecting-ip') ?? undefined) : undefined,
    pepper,
    isOriginAllowed: (origin) => allowedOrigins.has(origin),
    resemblesSite: (origin) => resemblesSite(origin, siteNames),
    afterResponse,
    sendSoon: () => afterResponse(async () => void (await drainOutbox(services, 1))),
    siteUrl,
    functionsUrl,
    calendarUrl: read('CALENDAR_URL', 'url'),
    paymentUrl: read('PAYMENT_URL', 'optional-url') || undefined,
    firmPhone: read('FIRM_PHONE'),
    notifyEmail: read('NOTIFY_EMAIL'),
    // A short secret only disables the drain: forms don't need it.
    drainSecret: env['DRAIN_SECRET'],
    settingFaults,
    isScheduled: true,
  };
  for (const fault of settingFaults) log({ event: 'settings', outcome: fault, alarm: true });
  return services;
}

function formatNotSet(name: string): string {
  return `The secret ${name} is not set.`;
}

const writeLog: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** Reads the secret key from the map of named keys that the platform sets. */
function readSecretKey(env: Environment): string {
  const keysByName = z.parse(
    z.object({ default: z.string() }),
    JSON.parse(env['SUPABASE_SECRET_KEYS'] ?? '{}'),
  );
  return keysByName.default;
}

/** Supabase's runtime. Undefined in Node and in Deno itself. */
declare const EdgeRuntime: { waitUntil: (task: Promise<unknown>) => void } | undefined;

/** Lets a task outlive the response on platforms that need it. */
function waitUntil(task: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
}

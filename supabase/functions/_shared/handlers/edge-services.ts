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

/** Creates the services of a deployed function from its environment. Throws if a required setting is missing, or one is malformed. */
export function createEdgeServices(env: Environment): Services {
  const readOptionalUrl = (name: string): string => {
    const value = env[name]?.trim() ?? '';
    if (value !== '' && !isSafeUrl(value)) throw new Error(`The secret ${name} is not an https URL.`);
    return value;
  };
  const read = (name: string): string => {
    const value = env[name]?.trim() ?? '';
    if (value === '') throw new Error(`The secret ${name} is not set.`);
    return value;
  };
  const readUrl = (name: string): string => read(name) && readOptionalUrl(name);
  const readSecret = (name: string): string => {
    const value = env[name] ?? '';
    const problem = checkSecret(name, value);
    if (problem !== undefined) throw new Error(problem);
    return value;
  };
  const supabaseUrl = readUrl('SUPABASE_URL').replace(/\/+$/, '');
  const { origins, invalid } = parseSiteOrigins(read('SITE_ORIGINS'));
  const [siteUrl] = origins;
  if (siteUrl === undefined || invalid.length > 0)
    throw new Error(
      `The secret SITE_ORIGINS must list URLs, not "${invalid.join() || env['SITE_ORIGINS']}".`,
    );
  const functionsUrl = chooseFunctionsUrl(readOptionalUrl('FUNCTIONS_URL'), supabaseUrl);
  // The page that redisplays a rejected form is on the functions' own origin.
  const allowedOrigins = new Set([...origins, new URL(functionsUrl).origin]);

  const alarm = createAlarm(readUrl('ALARM_URL'));
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
  const services: Services = {
    store,
    sendMail: createProviderMail({
      apiUrl: readOptionalUrl('MAIL_API_URL') || defaultMailApi,
      apiKey: read('MAIL_API_KEY'),
      from: mailFrom,
    }),
    log,
    alarm,
    now: () => new Date(),
    getSenderAddress: (request) => request.headers.get('cf-connecting-ip') ?? undefined,
    // With a weak pepper, hashes of addresses could be reversed.
    pepper: readSecret('ADDRESS_PEPPER'),
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
    drainSecret: readSecret('DRAIN_SECRET'),
    isScheduled: true,
  };
  return services;
}

const writeLog: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** Reads the secret key from the map of named keys that the platform sets. */
function readSecretKey(env: Environment): string {
  const keys: unknown = JSON.parse(env['SUPABASE_SECRET_KEYS'] ?? '{}');
  return z.parse(z.object({ default: z.string() }), keys).default;
}

/** Supabase's runtime. Undefined in Node and in Deno itself. */
declare const EdgeRuntime: { waitUntil: (task: Promise<unknown>) => void } | undefined;

/** Lets a task outlive the response on platforms that need it. */
function waitUntil(task: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
}

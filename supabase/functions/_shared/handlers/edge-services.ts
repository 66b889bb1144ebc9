import { resemblesSite, parseSiteName, parseSiteOrigins } from '../http/site-origins.ts';
import { checkSecret } from '../http/secrets.ts';
import { chooseFunctionsUrl, isSafeUrl } from '../mail/links.ts';
import { MailFault, createProviderMail } from '../mail/mail.ts';
import type { SendMail } from '../mail/mail.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { createRestStore } from '../store/rest-store.ts';
import { createEventCounter } from '../store/tally.ts';
import type { CountEvent } from '../store/tally.ts';
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
  const requireVariable = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(formatNotSet(name));
    return value;
  };
  const readVariable = (name: string): string => {
    if (!env[name]) settingFaults.push(formatNotSet(name));
    return env[name] ?? '';
  };
  /** Returns undefined if the setting is missing, empty or not a safe URL. */
  const readUrl = (name: string): string | undefined => {
    const value = env[name]?.trim() ?? '';
    if (value === '' || isSafeUrl(value)) return value || undefined;
    settingFaults.push(`The secret ${name} is not an https URL.`);
    return undefined;
  };
  const readExpectedUrl = (name: string): string => {
    if (!env[name]?.trim()) settingFaults.push(formatNotSet(name));
    return readUrl(name) ?? '';
  };
  const supabaseUrl = requireVariable('SUPABASE_URL').replace(/\/+$/, '');
  if (!isSafeUrl(supabaseUrl)) throw new Error('The secret SUPABASE_URL is not an https URL.');
  const { origins, invalid } = parseSiteOrigins(requireVariable('SITE_ORIGINS'));
  const [siteUrl] = origins;
  if (siteUrl === undefined) throw new Error(formatNotSet('SITE_ORIGINS'));
  settingFaults.push(...invalid.map((part) => `In SITE_ORIGINS, "${part}" is not a URL.`));
  const functionsUrl = chooseFunctionsUrl(readUrl('FUNCTIONS_URL'), supabaseUrl);
  const pepper = env['ADDRESS_PEPPER'] ?? '';
  const secretProblem = checkSecret('ADDRESS_PEPPER', pepper);
  if (secretProblem !== undefined) settingFaults.push(secretProblem);
  // The page that redisplays a rejected form is on the functions' own origin.
  const allowedOrigins = new Set([...origins, new URL(functionsUrl).origin]);

  const alarmUrl = readExpectedUrl('ALARM_URL');
  const alarm = createAlarm(alarmUrl);
  // Emails contain personal data: if a custom provider's URL is malformed, the default provider must not receive them.
  const mailApiUrl = env['MAIL_API_URL']?.trim() ? (readUrl('MAIL_API_URL') ?? '') : defaultMailApi;
  const mailFrom = readVariable('MAIL_FROM');
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
    await alarm(alarms.map((name) => ({ name, message: formatUncounted(name) })));
  });
  const log = createCountingLog(countEvent);
  const services: Services = {
    store,
    sendMail: createMailSender(mailApiUrl, readVariable('MAIL_API_KEY'), mailFrom),
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
    sendSoon: () =>
      afterResponse(async () => {
        await drainOutbox(services, 1);
      }),
    siteUrl,
    functionsUrl,
    calendarUrl: readExpectedUrl('CALENDAR_URL'),
    paymentUrl: readUrl('PAYMENT_URL'),
    firmPhone: readVariable('FIRM_PHONE'),
    notifyEmail: readVariable('NOTIFY_EMAIL'),
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

/** Creates the mail sender. Without settings it always fails, so that emails wait in the outbox. */
function createMailSender(apiUrl: string, apiKey: string, from: string): SendMail {
  if (apiUrl !== '' && apiKey !== '' && from !== '') return createProviderMail({ apiUrl, apiKey, from });
  return async () => {
    throw new MailFault('mail-is-not-set-up');
  };
}

const writeLog: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** Creates a log that counts alarms in the database, which reports them to the firm. */
function createCountingLog(countEvent: CountEvent): Log {
  return (event) => {
    writeLog(event);
    if (event.alarm === true) countEvent(`alarm-${event.event}`);
  };
}

function formatUncounted(name: string): string {
  return `The database is down, and a function reports ${name}: see its log.`;
}

/** Reads the secret key. The platform sets a map of named keys; older projects have one legacy key. */
function readSecretKey(env: Environment): string {
  const keysByName: unknown = JSON.parse(env['SUPABASE_SECRET_KEYS'] ?? '{}');
  const keys = typeof keysByName === 'object' && keysByName !== null ? Object.entries(keysByName) : [];
  const chosenKey = keys.find(([name]) => name === 'default') ?? keys[0];
  const key: unknown = chosenKey?.[1] ?? env['SUPABASE_SERVICE_ROLE_KEY'];
  if (typeof key !== 'string' || key === '') throw new Error('The project has no secret key.');
  return key;
}

/** Lets a task outlive the response on platforms that need it. */
function waitUntil(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  const method: unknown = Reflect.get(runtime, 'waitUntil');
  if (typeof method === 'function') Reflect.apply(method, runtime, [task]);
}

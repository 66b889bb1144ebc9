import { resembles, siteNameOf, siteOrigins } from '../http/site-origins.ts';
import { secretFault } from '../http/secrets.ts';
import { functionsUrlOf, isSafeAddress } from '../mail/links.ts';
import { MailFault, providerMail } from '../mail/mail.ts';
import type { SendMail } from '../mail/mail.ts';
import { drainOutbox } from '../mail/outbox.ts';
import { restStore } from '../store/rest-store.ts';
import { countEventsIn } from '../store/tally.ts';
import type { CountEvent } from '../store/tally.ts';
import { errorName } from '../log.ts';
import type { Log } from '../log.ts';
import { alarmTo } from './alarm.ts';
import type { Services } from './services.ts';

const defaultMailApi = 'https://api.resend.com/emails';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The services of a deployed function, from its environment. Throws if the database or the site's origins are missing
 * or malformed, because no request can be stored. Other missing settings are alarmed.
 */
export function edgeServices(env: Environment): Services {
  const settingFaults: string[] = [];
  const needed = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(notSet(name));
    return value;
  };
  const wanted = (name: string): string => {
    if (!env[name]) settingFaults.push(notSet(name));
    return env[name] ?? '';
  };
  /** Undefined where it is not set, empty or not an address. */
  const address = (name: string): string | undefined => {
    const value = env[name]?.trim() ?? '';
    if (value === '' || isSafeAddress(value)) return value || undefined;
    settingFaults.push(`The secret ${name} is not an https address.`);
    return undefined;
  };
  const wantedAddress = (name: string): string => {
    if (!env[name]?.trim()) settingFaults.push(notSet(name));
    return address(name) ?? '';
  };
  const supabaseUrl = needed('SUPABASE_URL').replace(/\/+$/, '');
  if (!isSafeAddress(supabaseUrl)) throw new Error('The secret SUPABASE_URL is not an https address.');
  const { origins, unread } = siteOrigins(needed('SITE_ORIGINS'));
  const [siteUrl] = origins;
  if (siteUrl === undefined) throw new Error(notSet('SITE_ORIGINS'));
  settingFaults.push(...unread.map((part) => `In SITE_ORIGINS, "${part}" is not an address.`));
  const functionsUrl = functionsUrlOf(address('FUNCTIONS_URL'), supabaseUrl);
  const pepper = env['ADDRESS_PEPPER'] ?? '';
  const secretProblem = secretFault('ADDRESS_PEPPER', pepper);
  if (secretProblem !== undefined) settingFaults.push(secretProblem);
  // The page that shows a refused form again is on the functions' own origin.
  const allowed = new Set([...origins, new URL(functionsUrl).origin]);

  const alarmUrl = wantedAddress('ALARM_URL');
  const alarm = alarmTo(alarmUrl);
  // Requests contain personal data: if another provider is set but malformed, the default one must not get them.
  const mailApiUrl = env['MAIL_API_URL']?.trim() ? (address('MAIL_API_URL') ?? '') : defaultMailApi;
  const mailFrom = wanted('MAIL_FROM');
  // The sender's domain as well, in case all of SITE_ORIGINS is wrong.
  const hosts = [...origins.map((origin) => new URL(origin).hostname), mailFrom.split('@').at(-1) ?? ''];
  const names = new Set(hosts.map(siteNameOf));

  const store = restStore(supabaseUrl, secretKey(env));
  const afterResponse: Services['afterResponse'] = (task) =>
    waitUntil(
      task().catch((error: unknown) => writeLog({ event: 'after-response', fault: errorName(error) })),
    );
  const countEvent = countEventsIn(store, afterResponse, async (events) => {
    const alarms = events.filter((name) => name.startsWith('alarm-'));
    await alarm(alarms.map((name) => ({ name, message: uncountedAlarm(name) })));
  });
  const log = logAndCount(countEvent);
  const services: Services = {
    store,
    sendMail: mailBy(mailApiUrl, wanted('MAIL_API_KEY'), mailFrom),
    log,
    countEvent,
    alarm,
    now: () => new Date(),
    // Without a good pepper, hashes of addresses could be reversed.
    addressOf: (request) =>
      secretProblem === undefined ? (request.headers.get('cf-connecting-ip') ?? undefined) : undefined,
    pepper,
    originAllowed: (origin) => allowed.has(origin),
    resemblesSite: (origin) => resembles(origin, names),
    afterResponse,
    sendSoon: () =>
      afterResponse(async () => {
        await drainOutbox(services, 1);
      }),
    siteUrl,
    functionsUrl,
    calendarUrl: wantedAddress('CALENDAR_URL'),
    paymentUrl: address('PAYMENT_URL'),
    firmPhone: wanted('FIRM_PHONE'),
    notifyEmail: wanted('NOTIFY_EMAIL'),
    // A short secret only disables the drain: forms don't need it.
    drainSecret: env['DRAIN_SECRET'],
    settingFaults,
    isScheduled: true,
  };
  for (const fault of settingFaults) log({ event: 'settings', outcome: fault, alarm: true });
  return services;
}

function notSet(name: string): string {
  return `The secret ${name} is not set.`;
}

/** Mail that can't be sent waits in the outbox. */
function mailBy(apiUrl: string, apiKey: string, from: string): SendMail {
  if (apiUrl !== '' && apiKey !== '' && from !== '') return providerMail({ apiUrl, apiKey, from });
  return async () => {
    throw new MailFault('mail-is-not-set-up');
  };
}

const writeLog: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** The database counts alarms, and reports them to the firm. */
function logAndCount(countEvent: CountEvent): Log {
  return (event) => {
    writeLog(event);
    if (event.alarm === true) countEvent(`alarm-${event.event}`);
  };
}

function uncountedAlarm(name: string): string {
  return `The database is down, and a function reports ${name}: see its log.`;
}

/** The platform sets a map of named secret keys; older projects have one legacy key. */
function secretKey(env: Environment): string {
  const named: unknown = JSON.parse(env['SUPABASE_SECRET_KEYS'] ?? '{}');
  const keys = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  const preferred = keys.find(([name]) => name === 'default') ?? keys[0];
  const key: unknown = preferred?.[1] ?? env['SUPABASE_SERVICE_ROLE_KEY'];
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

/**
 * The services of a deployed function, from its environment. A setting that
 * is missing or too short stops the function with its name.
 */
import { secretFault } from '../http/secrets.ts';
import { functionsUrlOf } from '../mail/links.ts';
import { providerMail } from '../mail/mail.ts';
import { restStore } from '../store/rest-store.ts';
import { faultOf } from '../log.ts';
import type { Services } from './services.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function edgeServices(env: Environment): Services {
  const needed = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw notSet(name);
    return value;
  };
  const supabaseUrl = needed('SUPABASE_URL');
  const origins = needed('SITE_ORIGINS')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '');
  const [siteUrl] = origins;
  if (siteUrl === undefined) throw notSet('SITE_ORIGINS');
  const functionsUrl = functionsUrlOf(env['FUNCTIONS_URL'], supabaseUrl);
  if (!URL.canParse(functionsUrl)) throw new Error('The secret FUNCTIONS_URL is no address.');
  // The page that shows a refused form again is the functions' own, and sends it again from there.
  origins.push(new URL(functionsUrl).origin);
  return {
    store: restStore(supabaseUrl, secretKey(env)),
    sendMail: providerMail({
      apiUrl: env['MAIL_API_URL'] ?? 'https://api.resend.com/emails',
      apiKey: needed('MAIL_API_KEY'),
      from: needed('MAIL_FROM'),
    }),
    log,
    now: () => new Date(),
    addressOf: (request) => request.headers.get('cf-connecting-ip') ?? undefined,
    pepper: longEnough('ADDRESS_PEPPER', needed('ADDRESS_PEPPER')),
    originAllowed: (origin) => origins.includes(origin),
    afterAnswer: (task) =>
      waitUntil(task().catch((error: unknown) => log({ event: 'after-answer', fault: faultOf(error) }))),
    siteUrl,
    functionsUrl,
    calendarUrl: needed('CALENDAR_URL'),
    paymentUrl: env['PAYMENT_URL'],
    firmPhone: needed('FIRM_PHONE'),
    notifyEmail: needed('NOTIFY_EMAIL'),
    // Too short a one closes that function alone: the forms have no use for it.
    drainSecret: env['DRAIN_SECRET'],
  };
}

function notSet(name: string): Error {
  return new Error(`The secret ${name} is not set.`);
}

function longEnough(name: string, value: string): string {
  const fault = secretFault(name, value);
  if (fault !== undefined) throw new Error(fault);
  return value;
}

const log: Services['log'] = (event) => {
  const line = JSON.stringify(event);
  if (event.alarm === true) console.error(line);
  else console.log(line);
};

/** The platform sets a map of named secret keys, and on older projects one key of the former kind. */
function secretKey(env: Environment): string {
  const named: unknown = JSON.parse(env['SUPABASE_SECRET_KEYS'] ?? '{}');
  const keys = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  const preferred = keys.find(([name]) => name === 'default') ?? keys[0];
  const key: unknown = preferred?.[1] ?? env['SUPABASE_SERVICE_ROLE_KEY'];
  if (typeof key !== 'string' || key === '') throw new Error('The project has no secret key.');
  return key;
}

/** Lets a task outlive the answer where the platform offers it; elsewhere the task simply runs on. */
function waitUntil(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  const method: unknown = Reflect.get(runtime, 'waitUntil');
  if (typeof method === 'function') Reflect.apply(method, runtime, [task]);
}

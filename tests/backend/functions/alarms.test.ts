/**
 * Failures without visible effects raise an alarm within 15 minutes through a channel other than mail. If the database's
 * schedule fails, the functions send the alarm.
 */
import { expect, test, vi } from 'vitest';
import { site } from '../support/platform-fakes.ts';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';

let project: SimulatedProject;
const { db } = await simulateProjects((newProject) => (project = newProject));

const functions = [
  'book-consultation',
  'confirm-subscription',
  'drain-outbox',
  'end-subscription',
  'submit-lead',
];

const countStoredRequests = async () => (await db.query('select id from private.submission')).rows.length;

/** Jumps ahead, because simulating each minute of an hour takes seconds. */
async function advanceOneHour(): Promise<void> {
  vi.setSystemTime(Date.now() + 3_600_000);
  await project.advanceMinutes(2);
}

test('in normal operation there are no alarms, requests are emailed, and test bookings leave no data', async () => {
  expect(await project.book()).toBe(200);
  await project.advanceMinutes(10);
  expect([project.alarms, project.uptimeFaults]).toEqual([[], []]);
  expect(project.emails).toHaveLength(1);
  expect(await countStoredRequests()).toBe(1);
  const { rows } = await db.query(
    'select target, count(*)::int as count from private.outgoing_call where status = 200 group by 1 order by 1',
  );
  expect(rows).toEqual(functions.map((target) => ({ target, count: 2 })));
  // pg_net's default of 5 s would interrupt a drain.
  expect(project.timeouts).toEqual(new Set([55_000]));
});

const failures: readonly (readonly [string, (target: SimulatedProject) => void, RegExp[]])[] = [
  [
    'the origins of another site',
    ({ env }) => (env['SITE_ORIGINS'] = 'https://staging.example.net'),
    [/book-consultation rejects the site: is its origin in SITE_ORIGINS/],
  ],
  [
    'a drain secret that differs',
    ({ env }) => (env['DRAIN_SECRET'] = 'another-secret-of-the-tests-0123456789'),
    [/drain-outbox rejects the schedule, because DRAIN_SECRET differs from drain_secret in the vault/],
  ],
  [
    'no function deployed',
    ({ missingFunctions }) => functions.forEach((name) => missingFunctions.add(name)),
    functions.map((name) => new RegExp(`${name} is not deployed`)),
  ],
  [
    'functions that fail to start',
    ({ env }) => (env['SITE_ORIGINS'] = ''),
    [/book-consultation responds with 503/, /drain-outbox responds with 503/],
  ],
  [
    'no mail key, and a database that is almost full',
    ({ env }) => {
      env['MAIL_API_KEY'] = '';
      void db.exec("update private.setting set value = 1 where name = 'database_mb'");
    },
    [/a function reports an alarm \(settings\)/i, /Once it is full, no request can be stored/],
  ],
];

test.each(failures)(
  'with %s there is an alarm, and test requests are not stored',
  async (_name, breakProject, alarms) => {
    project.isMonitored = false;
    breakProject(project);
    await project.advanceMinutes(15);
    await db.exec("update private.setting set value = 400 where name = 'database_mb'");
    for (const alarm of alarms) expect(project.alarms.join('\n')).toMatch(alarm);
    expect(project.alarms.join('\n')).not.toMatch(/canary|\(407\)/i);
    expect([await countStoredRequests(), project.emails]).toEqual([0, []]);
  },
);

test.each([
  ['a request', () => project.book()],
  ['the daily email, on a day without requests', () => db.query('select private.report_day()')],
])('an expired mail key raises an alarm because of %s, which is sent later', async (_name, createMail) => {
  project.mailStatus = 401;
  await createMail();
  await project.advanceMinutes(15);
  expect(project.alarms.join('\n')).toMatch(
    /1 emails to the firm are waiting, the oldest for 10 minutes\. Fix the account/,
  );
  expect(project.uptimeFaults).toContain('mail');
  project.mailStatus = 200;
  await advanceOneHour();
  expect(project.emails).toHaveLength(1);
});

test('only requests from origins with the site’s name that are not in SITE_ORIGINS raise an alarm, once', async () => {
  const similarOrigins =
    'https://help.example.org http://www.example.com https://shop.example.com:8443'.split(' ');
  const unrelatedOrigins =
    'https://evil.example https://www.evil-example.com https://example.evil.net null'.split(' ');
  for (const origin of [...similarOrigins, ...unrelatedOrigins])
    for (let time = 0; time < 3; time += 1) expect(await project.book({}, origin)).toBe(403);
  await project.advanceMinutes(2);
  expect([project.alarms, project.uptimeFaults]).toEqual([[], []]);
  for (let minute = 0; minute < 15; minute += 1) {
    expect(await project.book({}, 'https://example.anything')).toBe(403);
    await project.advanceMinutes(1);
  }
  expect(project.alarms).toEqual([
    expect.stringMatching(/^10 requests from origins with the site’s name were rejected/),
  ]);
  expect(project.uptimeFaults.length).toBeLessThanOrEqual(1);
  expect(await countStoredRequests()).toBe(0);
});

test('requests from the site itself raise an alarm if SITE_ORIGINS has only another site', async () => {
  project.env['SITE_ORIGINS'] = 'https://firm-staging.pages.dev';
  await db.query(
    "update vault.secrets set secret = 'https://firm-staging.pages.dev' where name = 'site_origin'",
  );
  for (let time = 0; time < 10; time += 1) expect(await project.book()).toBe(403);
  await project.advanceMinutes(2);
  expect(project.alarms.join()).toMatch(/with the site’s name/);
});

test('on a full disk the function sends the alarm, and the health check fails', async () => {
  await project.advanceMinutes(5);
  project.isDiskFull = true;
  expect(await project.book()).toBe(503);
  expect(project.alarms).toEqual([expect.stringMatching(/alarm-book-consultation/)]);
  await project.advanceMinutes(15);
  expect(project.uptimeFaults).toContain('scheduler');
});

test('after a clock was three years ahead, emails and calls resume once it is corrected', async () => {
  await project.advanceMinutes(5);
  const correctTime = Date.now();
  vi.setSystemTime(correctTime + 3 * 365 * 86_400_000);
  project.mailStatus = 500;
  expect(await project.book()).toBe(200);
  await project.advanceMinutes(3);
  vi.setSystemTime(correctTime);
  project.mailStatus = 200;
  project.alarms.length = 0;
  await project.advanceMinutes(3);
  expect(project.emails).toHaveLength(1);
  project.missingFunctions.add('drain-outbox');
  await project.advanceMinutes(15);
  expect(project.alarms.join('\n')).toMatch(/drain-outbox is not deployed/);
});

test('an ongoing alarm repeats after an interval', async () => {
  await db.exec("update private.setting set value = 10 where name = 'alarm_repeat_minutes'");
  project.missingFunctions.add('drain-outbox');
  await project.advanceMinutes(12);
  expect(project.alarms).toHaveLength(1);
  await project.advanceMinutes(4);
  expect(project.alarms).toHaveLength(2);
  await db.exec("update private.setting set value = 60 where name = 'alarm_repeat_minutes'");
});

test('without optional settings the functions store requests, report the settings, and send mail later', async () => {
  const { env } = project;
  const emptyNames = 'MAIL_API_KEY MAIL_FROM NOTIFY_EMAIL CALENDAR_URL FIRM_PHONE ADDRESS_PEPPER'.split(' ');
  const emptySettings = Object.fromEntries(emptyNames.map((name) => [name, '']));
  project.env = { ...env, ...emptySettings, FUNCTIONS_URL: 'fn.example.com/v1' };
  expect(await project.book()).toBe(200);
  expect(await countStoredRequests()).toBe(1);
  await project.advanceMinutes(5);
  expect(project.uptimeFaults).toContain('settings');
  expect(project.alarms.join('\n')).toMatch(/settings/);
  project.env = env;
  await advanceOneHour();
  expect(project.emails).toHaveLength(1);
});

test('rejections are counted by status', async () => {
  for (let time = 0; time < 2; time += 1) await project.book({}, 'https://evil.example');
  const oversizedBody = { message: 'evil '.repeat(50_000) };
  const book = (headers = {}) => project.send('book-consultation', oversizedBody, site, headers);
  expect(await book()).toBe(413);
  expect(await book({ 'content-type': 'text/plain' })).toBe(415);
  expect(await project.send('drain-outbox', {}, site, { 'x-drain-secret': 'evil' })).toBe(401);
  const { rows } = await db.query('select name, number from private.tally order by name');
  expect(rows).toEqual([
    { name: 'rejected-401', number: 1 },
    { name: 'rejected-403', number: 2 },
    { name: 'rejected-413', number: 1 },
    { name: 'rejected-415', number: 1 },
  ]);
});

test.each<[string, (target: SimulatedProject) => void, RegExp]>([
  [
    'a stopped schedule',
    (target) => (target.isScheduled = false),
    /^The schedule of the database has stopped/,
  ],
  [
    'a stopped pg_net',
    (target) => (target.isPgNetRunning = false),
    /^The schedule gets no responses: pg_net has stopped/,
  ],
])('%s is reported once by a function that handles a request', async (_name, breakProject, alarm) => {
  project.isMonitored = false;
  await project.advanceMinutes(8);
  breakProject(project);
  await project.advanceMinutes(9);
  expect(project.alarms).toEqual([]);
  expect(await project.book()).toBe(200);
  await project.book();
  expect(project.alarms).toEqual([expect.stringMatching(alarm)]);
});

test('the health function reports a stopped schedule hourly, whichever instance handles the request', async () => {
  await project.advanceMinutes(10);
  project.isScheduled = false;
  const countAlarmsAfter = async (minutes: number) => {
    project.env['INSTANCE'] = String(minutes);
    vi.setSystemTime(Date.now() + (minutes - 5) * 60_000);
    await project.advanceMinutes(5);
    return project.alarms.length;
  };
  expect(await countAlarmsAfter(15)).toBe(1);
  expect(await countAlarmsAfter(45)).toBe(1);
  expect(await countAlarmsAfter(20)).toBe(2);
});

test('a malformed alarm_url doesn’t stop emails or test requests, and a function sends the alarm', async () => {
  const malformedUrl = 'https://hooks.example.com/<the token>';
  await project.advanceMinutes(5);
  await db.query("update vault.secrets set secret = $1 where name = 'alarm_url'", [malformedUrl]);
  project.mailStatus = 500;
  await project.book();
  await project.advanceMinutes(5);
  project.mailStatus = 200;
  await project.advanceMinutes(15);
  expect(project.emails).toHaveLength(1);
  expect(project.alarms.join('\n')).toMatch(/In the vault, alarm_url is not an https URL/);
  project.missingFunctions.add('submit-lead');
  await project.advanceMinutes(15);
  expect(project.alarms.join('\n')).toMatch(/submit-lead is not deployed/);
});

test('an alarm that can’t be delivered is sent by a function and retried', async () => {
  project.isMonitored = false;
  project.alarmStatus = 500;
  project.missingFunctions.add('drain-outbox');
  await project.advanceMinutes(15);
  project.alarmStatus = 200;
  await project.advanceMinutes(1);
  expect(project.alarms).toEqual([
    expect.stringMatching(/alarm_url in the vault responds with 500[^]*drain-outbox is not deployed/),
  ]);
});

test('a failing step of the schedule is reported and doesn’t stop the others', async () => {
  await project.advanceMinutes(5);
  project.mailStatus = 500;
  await project.book();
  project.mailStatus = 200;
  await db.exec('alter table private.alarm rename to elsewhere');
  try {
    await project.advanceMinutes(5);
  } finally {
    await db.exec('alter table private.elsewhere rename to alarm');
  }
  expect(project.emails).toHaveLength(1);
  expect(project.alarms).toEqual([expect.stringMatching(/^The database’s health check failed/)]);
  await project.advanceMinutes(1);
  expect(project.alarms.at(-1)).toMatch(/reports an alarm \(watch\)/);
});

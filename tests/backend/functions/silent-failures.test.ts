/** Silent failures raise an alarm within 15 minutes through a channel other than mail. */
import { expect, test, vi } from 'vitest';
import { site } from '../support/platform-fakes.ts';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';

let project: SimulatedProject;
const db = await simulateProjects((begun) => (project = begun));

const stored = async () => (await db.query('select id from private.submission')).rows.length;

test('in normal operation there are no alarms, requests are mailed, and trial bookings leave no data', async () => {
  expect(await project.visit()).toBe(200);
  await project.pass(30);
  expect(project.alarms).toEqual([]);
  expect(project.seenOutside).toEqual([]);
  expect(project.mails).toHaveLength(1);
  expect(await stored()).toBe(1);
  const { rows } = await db.query(
    'select target, count(*)::int as count from private.outgoing_call where status = 200 group by 1 order by 1',
  );
  expect(rows).toEqual(
    ['book-consultation', 'confirm-subscription', 'drain-outbox', 'end-subscription', 'submit-lead'].map(
      (target) => ({ target, count: 6 }),
    ),
  );
  // pg_net's default of 5 s would interrupt a drain.
  expect(project.timeouts).toEqual(new Set([55_000]));
});

const failures: readonly (readonly [string, (broken: SimulatedProject) => void, RegExp])[] = [
  [
    'the origins of another site',
    ({ env }) => (env['SITE_ORIGINS'] = 'https://staging.example.net'),
    /book-consultation refuses the site: is its address in SITE_ORIGINS/,
  ],
  [
    'a drain secret that differs',
    ({ env }) => (env['DRAIN_SECRET'] = 'another-secret-of-the-tests-0123456789'),
    /drain-outbox refuses the schedule, because DRAIN_SECRET differs from drain_secret in the vault/,
  ],
  ['no drain deployed', ({ missing }) => missing.add('drain-outbox'), /drain-outbox is not deployed/],
  [
    'no booking function deployed',
    ({ missing }) => missing.add('book-consultation'),
    /book-consultation is not deployed/,
  ],
  [
    'no function for the other forms deployed',
    ({ missing }) => missing.add('submit-lead'),
    /submit-lead is not deployed/,
  ],
  [
    'no function for the links in e-mails deployed',
    ({ missing }) => missing.add('confirm-subscription').add('end-subscription'),
    /confirm-subscription is not deployed\.[^]*end-subscription is not deployed/,
  ],
  [
    'functions that fail to start',
    ({ env }) => (env['SITE_ORIGINS'] = ''),
    /book-consultation responds with 503\.[^]*drain-outbox responds with 503/,
  ],
  ['no mail key', ({ env }) => (env['MAIL_API_KEY'] = ''), /a function reports an alarm \(settings\)/i],
  [
    'a database that is almost full',
    () => void db.exec("update private.setting set value = 1 where name = 'database_mb'"),
    /Once it is full, no request can be stored/,
  ],
];

test.each(failures)('%s triggers an alarm', async (_name, breakIt, alarm) => {
  project.isWatched = false;
  await project.pass(5);
  expect(project.alarms).toEqual([]);
  breakIt(project);
  await project.pass(15);
  await db.exec("update private.setting set value = 400 where name = 'database_mb'");
  expect(project.alarms.join('\n')).toMatch(alarm);
  expect(project.alarms.join('\n')).not.toMatch(/canary|\(407\)/i);
});

test('with an expired mail key requests are stored, and an alarm is raised within 15 minutes', async () => {
  project.mailStatus = 401;
  await project.visit();
  await project.pass(15);
  expect(project.alarms.join('\n')).toMatch(
    /1 e-mails to the firm are waiting, the oldest for 10 minutes, and 0 have failed\. Fix the account/,
  );
  expect(project.seenOutside).toContain('mail');
  project.mailStatus = 200;
  // Retries back off.
  await project.pass(65);
  expect(project.mails).toHaveLength(1);
});

test('the waiting daily mail reveals an expired mail key on a day without requests', async () => {
  project.mailStatus = 401;
  await db.query('select private.report_day()');
  await project.pass(15);
  expect(project.alarms.join('\n')).toMatch(/1 e-mails to the firm are waiting/);
});

test.each(['https://help.example.org', 'http://www.example.com', 'https://shop.example.com:8443'])(
  'repeated requests from %s, which has the site’s name but is not in SITE_ORIGINS, raise an alarm',
  async (origin) => {
    for (let time = 0; time < 9; time += 1) expect(await project.visit({}, origin)).toBe(403);
    await project.pass(5);
    expect([project.alarms, project.seenOutside]).toEqual([[], []]);
    expect(await project.visit({}, origin)).toBe(403);
    await project.pass(2);
    expect(project.alarms).toEqual([
      expect.stringMatching(/^10 requests from addresses with the name of the site were refused/),
    ]);
    expect(await stored()).toBe(0);
  },
);

test('hours of requests from similar domains raise one alarm and don’t look like an outage', async () => {
  for (let minute = 0; minute < 70; minute += 1) {
    for (const origin of ['https://example.anything', 'https://www.example.net'])
      expect(await project.visit({}, origin)).toBe(403);
    await project.pass(1);
  }
  expect(project.alarms).toEqual([expect.stringMatching(/with the name of the site/)]);
  expect(project.seenOutside.length).toBeLessThanOrEqual(1);
});

test('requests from other origins are refused and counted without an alarm', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    for (const origin of [
      'https://evil.example',
      'https://www.evil-example.com',
      'https://example.evil.net',
      'null',
    ])
      expect(await project.visit({}, origin)).toBe(403);
    await project.pass(1);
  }
  expect(project.alarms).toEqual([]);
  // Sums the hours, because the test may span two.
  const { rows } = await db.query('select name, sum(number)::int as number from private.tally group by name');
  expect(rows).toEqual([{ name: 'refused-403', number: 20 }]);
});

test('requests from the site itself raise an alarm if SITE_ORIGINS has only another site', async () => {
  project.env['SITE_ORIGINS'] = 'https://firm-staging.pages.dev';
  await db.query(
    "update vault.secrets set secret = 'https://firm-staging.pages.dev' where name = 'site_origin'",
  );
  for (let time = 0; time < 10; time += 1) expect(await project.visit()).toBe(403);
  await project.pass(2);
  expect(project.alarms.join()).toMatch(/with the name of the site/);
});

test('trials with a wrong secret are refused and not stored', async () => {
  project.env['DRAIN_SECRET'] = 'another-secret-of-the-tests-0123456789';
  await project.pass(15);
  expect(await stored()).toBe(0);
  expect(project.mails).toEqual([]);
});

test('a full disk: the function sends the alarm, and the health check fails', async () => {
  await project.pass(10);
  project.isDiskFull = true;
  expect(await project.visit()).toBe(503);
  expect(project.alarms).toEqual([expect.stringMatching(/alarm-book-consultation/)]);
  await project.pass(15);
  expect(project.seenOutside).toContain('scheduler');
});

test('after a clock was three years ahead, mails and calls resume once it is corrected', async () => {
  await project.pass(5);
  const right = Date.now();
  vi.setSystemTime(right + 3 * 365 * 86_400_000);
  project.mailStatus = 500;
  expect(await project.visit()).toBe(200);
  await project.pass(3);
  vi.setSystemTime(right);
  project.mailStatus = 200;
  project.alarms.length = 0;
  await project.pass(3);
  expect(project.mails).toHaveLength(1);
  project.missing.add('drain-outbox');
  await project.pass(15);
  expect(project.alarms.join('\n')).toMatch(/drain-outbox is not deployed/);
});

test('a lasting alarm repeats after an interval', async () => {
  await db.exec("update private.setting set value = 10 where name = 'alarm_repeat_minutes'");
  project.missing.add('drain-outbox');
  await project.pass(12);
  expect(project.alarms).toHaveLength(1);
  await project.pass(4);
  expect(project.alarms).toHaveLength(2);
});

test('the daily mail has the numbers of requests and waiting mails', async () => {
  await project.visit();
  await project.visit({ reference: 'a machine' });
  await project.pass(1);
  await db.query('select private.report_day()');
  await project.pass(1);
  expect(project.mails.at(-1)).toMatchObject({
    subject: '1 request, 0 waiting',
    text: expect.stringMatching(/Under review: +1\n/),
  });
});

test('without optional settings the functions store requests, report the settings, and send mail later', async () => {
  for (const name of [
    'MAIL_API_KEY',
    'MAIL_FROM',
    'NOTIFY_EMAIL',
    'CALENDAR_URL',
    'FIRM_PHONE',
    'ADDRESS_PEPPER',
  ])
    project.env[name] = '';
  project.env['FUNCTIONS_URL'] = 'fn.example.com/v1';
  expect(await project.visit()).toBe(200);
  expect(await stored()).toBe(1);
  await project.pass(5);
  expect(project.seenOutside).toContain('settings');
  expect(project.alarms.join('\n')).toMatch(/settings/);
  project.env = {
    ...project.env,
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'site@example.com',
    NOTIFY_EMAIL: 'office@example.com',
  };
  // Retries back off to at most an hour.
  await project.pass(65);
  expect(project.mails).toHaveLength(1);
});

test.each([
  ['https://WWW.Example.com', site],
  ['https://www.example.com:443/', site],
  ['www.example.com', site],
  ['"https://www.example.com"', site],
  ['https://example.com/path?x', site],
  ['https://www.example.com', 'https://example.com'],
  ['rubbish, https://www.example.com', site],
])('SITE_ORIGINS as %s accepts bookings from %s', async (written, origin) => {
  project.env['SITE_ORIGINS'] = written;
  expect(await project.visit({}, origin)).toBe(200);
  expect(await project.visit({}, 'https://evil.example')).toBe(403);
  expect(await project.visit({}, 'https://www.evil-example.com')).toBe(403);
});

test('refusals are counted by status', async () => {
  await project.visit({}, 'https://evil.example');
  await project.visit({}, 'https://evil.example');
  const words = { message: 'evil '.repeat(50_000) };
  const book = (headers = {}) => project.send('book-consultation', words, site, headers);
  expect(await book()).toBe(413);
  expect(await book({ 'content-type': 'text/plain' })).toBe(415);
  expect(await project.send('drain-outbox', {}, site, { 'x-drain-secret': 'evil' })).toBe(401);
  const { rows } = await db.query('select name, number from private.tally order by name');
  expect(rows).toEqual([
    { name: 'refused-401', number: 1 },
    { name: 'refused-403', number: 2 },
    { name: 'refused-413', number: 1 },
    { name: 'refused-415', number: 1 },
  ]);
  expect(JSON.stringify(rows)).not.toContain('evil');
});

/**
 * Failures without visible effects raise an alarm within 15 minutes through a channel other than mail. `drain-outbox` sends it,
 * `health` sends it if the schedule fails, and a function that fails sends its own.
 */
import { expect, test, vi } from 'vitest';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';

let project: SimulatedProject;
const { db } = await simulateProjects((newProject) => (project = newProject));

const countStoredRequests = async () => (await db.query('select id from private.submission')).rows.length;

/** Jumps ahead, because simulating each minute of an hour takes seconds. */
async function advanceOneHour(): Promise<void> {
  vi.setSystemTime(Date.now() + 3_600_000);
  await project.advanceMinutes(2);
}

test('in normal operation there are no alarms, and requests are emailed', async () => {
  expect(await project.book()).toBe(200);
  await project.advanceMinutes(10);
  expect([project.alarms, project.uptimeFaults]).toEqual([[], []]);
  expect(project.emails).toHaveLength(1);
  // pg_net's default of 5 s would interrupt a drain.
  expect(project.timeouts).toEqual(new Set([55_000]));
});

const failures: readonly (readonly [string, (target: SimulatedProject) => void, RegExp])[] = [
  ['a stopped schedule', (target) => (target.isScheduled = false), /schedule doesn’t run drain-outbox/],
  ['a stopped pg_net', (target) => (target.isPgNetRunning = false), /schedule doesn’t run drain-outbox/],
  [
    'a drain secret that differs',
    ({ env }) => (env['DRAIN_SECRET'] = 'another-secret-of-the-tests-0123456789'),
    /Is DRAIN_SECRET the same as drain_secret in the vault/,
  ],
  [
    'a malformed setting',
    ({ env }) => (env['PAYMENT_URL'] = 'http://pay.example.com'),
    /^The secret PAYMENT_URL is not an https URL\.$/,
  ],
  [
    'no drain deployed',
    ({ missingFunctions }) => missingFunctions.add('drain-outbox'),
    /schedule doesn’t run drain-outbox/,
  ],
  [
    'a database that is almost full',
    () => void db.exec("update private.setting set value = 1 where name = 'database_mb'"),
    /Once it is full, no request can be stored/,
  ],
];

test.each(failures)('with %s, there is one alarm', async (_name, breakProject, alarm) => {
  await project.advanceMinutes(5);
  breakProject(project);
  for (const instance of ['1', '2', '3']) {
    project.env['INSTANCE'] = instance;
    await project.advanceMinutes(5);
  }
  await db.exec("update private.setting set value = 400 where name = 'database_mb'");
  expect(project.alarms).toEqual([expect.stringMatching(alarm)]);
});

test.each([
  ['a request', () => project.book()],
  ['the daily email, on a day without requests', () => db.query('select private.report_day()')],
])('an expired mail key raises an alarm because of %s, which is sent later', async (_name, createMail) => {
  project.mailStatus = 401;
  await createMail();
  await project.advanceMinutes(15);
  expect(project.alarms.join('\n')).toMatch(
    /Unsent emails to the firm: 1, the oldest for 10 minutes\. Fix the account/,
  );
  expect(project.uptimeFaults).toContain('mail');
  project.mailStatus = 200;
  await advanceOneHour();
  expect(project.emails).toHaveLength(1);
});

test('rejected requests raise an alarm, once, only if their origins contain the site’s name', async () => {
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

test('requests from the site itself raise an alarm if SITE_ORIGINS contains only another site', async () => {
  project.env['SITE_ORIGINS'] = 'https://firm-staging.pages.dev';
  for (let time = 0; time < 10; time += 1) expect(await project.book()).toBe(403);
  await project.advanceMinutes(2);
  expect(project.alarms.join()).toMatch(/with the site’s name/);
});

test('on a full disk the function sends the alarm, and the health check fails', async () => {
  await project.advanceMinutes(5);
  project.isDiskFull = true;
  expect(await project.book()).toBe(503);
  expect(project.alarms).toEqual([expect.stringMatching(/^The function book-consultation has failed/)]);
  await project.advanceMinutes(15);
  expect(project.uptimeFaults).toContain('drain');
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
  expect(project.alarms.join('\n')).toMatch(/schedule doesn’t run drain-outbox/);
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

test('an alarm that can’t be delivered is retried', async () => {
  project.alarmStatus = 500;
  project.mailStatus = 401;
  await project.book();
  await project.advanceMinutes(15);
  project.alarmStatus = 200;
  await project.advanceMinutes(1);
  expect(project.alarms).toEqual([expect.stringMatching(/^Unsent emails to the firm: 1,/)]);
});

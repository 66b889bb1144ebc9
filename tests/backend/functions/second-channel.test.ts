/** If the database's schedule fails, the functions send the alarm within 15 minutes. */
import { describe, expect, test } from 'vitest';
import { simulateProjects, type SimulatedProject } from '../support/simulated-project.ts';

let project: SimulatedProject;
const db = await simulateProjects((begun) => (project = begun));

const outages: readonly (readonly [string, (broken: SimulatedProject) => void, RegExp])[] = [
  [
    'a stopped schedule',
    (broken) => (broken.isScheduled = false),
    /^The schedule of the database has stopped/,
  ],
  [
    'a stopped pg_net',
    (broken) => (broken.areCallsMade = false),
    /^The schedule gets no responses: pg_net has stopped/,
  ],
];

describe.each(outages)('%s', (_name, breakIt, alarm) => {
  test('is reported by the health function', async () => {
    await project.pass(8);
    breakIt(project);
    await project.pass(15);
    expect(project.alarms).toEqual([expect.stringMatching(alarm)]);
  });

  test('is reported by a function that handles a request', async () => {
    project.isWatched = false;
    await project.pass(8);
    breakIt(project);
    await project.pass(9);
    expect(project.alarms).toEqual([]);
    expect(await project.visit()).toBe(200);
    expect(project.alarms).toEqual([expect.stringMatching(alarm)]);
    // Another request soon after sends no second alarm.
    await project.visit();
    expect(project.alarms).toHaveLength(1);
  });
});

test('the alarm repeats hourly, whichever function instance handles the request', async () => {
  await project.pass(10);
  project.isScheduled = false;
  for (let look = 0; look < 12; look += 1) {
    project.env['INSTANCE'] = String(look);
    await project.pass(5);
  }
  expect(project.alarms).toHaveLength(1);
  await project.pass(20);
  expect(project.alarms).toHaveLength(2);
});

test.each(['hooks.example.com/x', 'https://hooks.example.com/<the token>'])(
  'the malformed alarm_url "%s" stops neither mails nor trials, and a function sends the alarm',
  async (address) => {
    await project.pass(5);
    await db.query("update vault.secrets set secret = $1 where name = 'alarm_url'", [address]);
    project.mailStatus = 500;
    await project.visit();
    await project.pass(5);
    project.mailStatus = 200;
    await project.pass(30);
    expect(project.mails).toHaveLength(1);
    expect(project.alarms.join('\n')).toMatch(/In the vault, alarm_url is not an https address/);
    const { rows } = await db.query(
      "select distinct status from private.outgoing_call where target = 'alarm' union all select number from private.tally where name = 'alarm-watch'",
    );
    expect(rows).toEqual([{ status: 0 }]);
    project.missing.add('submit-lead');
    await project.pass(15);
    expect(project.alarms.join('\n')).toMatch(/submit-lead is not deployed/);
  },
);

test('an alarm that can’t be delivered is sent by a function and retried', async () => {
  project.isWatched = false;
  project.alarmStatus = 500;
  project.missing.add('drain-outbox');
  await project.pass(15);
  project.alarmStatus = 200;
  await project.pass(1);
  expect(project.alarms).toEqual([
    expect.stringMatching(/alarm_url in the vault responds with 500[^]*drain-outbox is not deployed/),
  ]);
});

test('a failing step of the schedule does not stop the others and is reported', async () => {
  await project.pass(5);
  project.mailStatus = 500;
  await project.visit();
  project.mailStatus = 200;
  await db.exec('alter table private.alarm rename to elsewhere');
  try {
    await project.pass(5);
  } finally {
    await db.exec('alter table private.elsewhere rename to alarm');
  }
  expect(project.mails).toHaveLength(1);
  expect(project.alarms).toEqual([expect.stringMatching(/^The database does not report its health/)]);
  await project.pass(1);
  expect(project.alarms.at(-1)).toMatch(/reports an alarm \(watch\)/);
});

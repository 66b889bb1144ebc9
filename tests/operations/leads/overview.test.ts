import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { buildOverview } from '#operations/report/overview.ts';
import { fixtureDay, fixture } from '../../fixtures/firm-content.ts';
import { functionsUrl } from '../../backend/support/platform-fakes.ts';
import { simulateProjects, type SimulatedProject } from '../../backend/support/simulated-project.ts';

const options = { root: fixture, now: new Date(fixtureDay) };

let project: SimulatedProject;
const { db, store: databaseStore } = await simulateProjects((newProject) => (project = newProject));
const store = { ...databaseStore, functionsUrl, isScheduled: true };

const { site } = await loadContent(options);
if (site === undefined) throw new Error('The fixture has errors.');

test('the overview shows the same lines as the daily email', async () => {
  await project.book();
  await project.book({ reference: 'a machine' });
  await db.query("select private.record_run('backup')");
  project.mailStatus = 500;
  await project.book();
  await project.advanceMinutes(3);
  const overview = await buildOverview(store, { ...options, site });
  await db.query('select private.report_day()');
  project.mailStatus = 200;
  await project.advanceMinutes(2);
  const dailyMail = project.emails.find(({ subject }) => subject === '2 requests, 1 waiting');
  expect(dailyMail?.text.split('\n\n')[0]?.split('\n')).toEqual(overview.slice(0, -2));
  expect(overview.slice(0, 6)).toEqual([
    'Requests in the last day:   2',
    'Under review:               1',
    expect.stringMatching(/^Not marked as handled: {6}3, the oldest from \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M$/),
    expect.stringMatching(/^Emails waiting: {13}1, the oldest for 3 minutes$/),
    expect.stringMatching(/^Last backup: {16}\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M$/),
    expect.stringMatching(
      /^Due: {24}\d+ reviews? overdue, \d+ within 30 days; \d+ figures? expired or expiring, \d+ offers? upcoming, ending or ended$/,
    ),
  ]);
});

test('the overview shows whether the functions accept the site’s forms', async () => {
  const readFormLines = async () => (await buildOverview(store, { ...options, site })).slice(6);
  expect(await readFormLines()).toEqual([
    'Forms:                      accepted from https://www.example.com',
  ]);
  project.missingFunctions.add('submit-lead');
  expect(await readFormLines()).toEqual([
    'submit-lead rejects forms from https://www.example.com. Check that SITE_ORIGINS contains this origin.',
  ]);
});

test('the overview shows a missing backup', async () => {
  const lines = await buildOverview(store, { ...options, site });
  expect(lines[4]).toBe('Last backup:                none recorded');
});

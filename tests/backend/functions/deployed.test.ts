/** The database and the functions of a project as the commands of supabase/README.md deploy them. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scriptsOf } from '../../operations/publishing/run-step.ts';
import { readMigrations } from '#operations/server/database.ts';
import { functionNames } from '#forms/protocol.ts';
import { allowedHeaders } from '#functions/http/cross-origin.ts';
import { deno, ensureTools } from '../tools/ensure.ts';
import { setScheduleSettings } from '#operations/server/project-database.ts';
import { dataApi, denoEnvironment, secretKey, urlOf } from '../support/deno-leg.ts';
import { projectServer } from '../support/platform/extensions.ts';
import { vault } from '../support/platform-fakes.ts';
import { connect, pgStore } from '../support/postgres/client.ts';

const project = fileURLToPath(new URL('../../../supabase', import.meta.url));
let postgres: Awaited<ReturnType<typeof projectServer>>;

beforeAll(async () => {
  await ensureTools();
  postgres = await projectServer();
  await using owner = await connect(postgres.url('postgres'));
  await owner.query(vault);
  for (const { sql } of await readMigrations()) await owner.query(sql);
}, 240_000);

afterAll(() => postgres.stop());

const settings = {
  SITE_ORIGINS: 'https://www.example.com',
  CALENDAR_URL: 'https://calendar.example.com/book',
  FIRM_PHONE: '"(407) 555-0100"',
  NOTIFY_EMAIL: 'office@example.com',
  MAIL_FROM: 'site@example.com',
  MAIL_API_KEY: 'mail-key',
  ADDRESS_PEPPER: 'pepper-of-the-tests-0123456789-abcdef',
  DRAIN_SECRET: 'drain-secret-of-the-tests-0123456789',
  ALARM_URL: 'https://alarm.example.com/hook',
};
test('the workflow runs the documented commands, except the login', async () => {
  const readme = await readFile(join(project, 'README.md'), 'utf8');
  const documented = [...readme.matchAll(/^ {4}(supabase [^#\n]*?)(?: +#.*)?$/gm)].map(([, line]) => line);
  const deployed = (await scriptsOf('publish', 'publish'))
    .filter(({ run }) => run.startsWith('supabase '))
    .map(({ run }) => run.replace(' --yes', '').replace('="$SUPABASE_PROJECT_ID"', ' PROJECT'));
  expect(documented).toEqual(['supabase login', ...deployed]);
});

test('the pushed configuration closes sign-up, and leaves authorization to each function', async () => {
  const config = await readFile(join(project, 'config.toml'), 'utf8');
  expect(config).toMatch(/^enable_signup = false$/m);
  for (const name of Object.values(functionNames))
    expect(config).toMatch(new RegExp(`^\\[functions\\.${name}\\]\\nverify_jwt = false$`, 'm'));
});

test('the migrations add the schedule', async () => {
  await using owner = await connect(postgres.url('postgres'));
  expect(await owner.query('select jobname, schedule from cron.job order by 1')).toEqual([
    { jobname: 'clear-job-runs', schedule: '27 8 * * *' },
    { jobname: 'daily-report', schedule: '0 12 * * *' },
    { jobname: 'purge-leads', schedule: '17 8 * * *' },
    { jobname: 'watch', schedule: '* * * * *' },
  ]);
});

test('the schedule gets its settings, uses them, and gets changed ones', async () => {
  const store = pgStore(postgres.url('authenticator'), 1);
  const database = await dataApi(store.call);
  onTestFinished(async () => {
    database.close();
    await store.end();
  });
  await using owner = await connect(postgres.url('postgres'));
  const inVault = async () => await owner.query('select name, secret from vault.secrets order by name');
  const environment = { ...settings, SUPABASE_URL: urlOf(database), SUPABASE_SECRET_KEY: secretKey };
  const functionsUrl = `${urlOf(database)}/functions/v1`;
  expect(await setScheduleSettings(environment)).toEqual([]);
  const secrets = [
    { name: 'alarm_url', secret: settings.ALARM_URL },
    { name: 'drain_secret', secret: settings.DRAIN_SECRET },
    { name: 'functions_url', secret: functionsUrl },
    { name: 'site_origin', secret: settings.SITE_ORIGINS },
  ];
  expect(await inVault()).toEqual(secrets);
  await owner.query(`insert into cron.job_run_details (status, start_time) values
    ('succeeded', now() - interval '8 days'), ('failed', now() - interval '8 days'), ('succeeded', now() - interval '6 days')`);
  for (const { command } of await owner.query('select command from cron.job'))
    await owner.query(String(command));
  expect(await owner.query('select status from cron.job_run_details')).toEqual([{ status: 'succeeded' }]);
  expect(
    await owner.query(
      "select method, url, headers ->> 'x-drain-secret' as secret, headers ->> 'origin' as origin from net.http_request_queue",
    ),
  ).toEqual(
    [
      ['POST', 'drain-outbox'],
      ['POST', 'book-consultation'],
      ['POST', 'submit-lead'],
      ['GET', 'confirm-subscription'],
      ['GET', 'end-subscription'],
    ].map(([method, name]) => ({
      method,
      url: `${functionsUrl}/${name}`,
      secret: settings.DRAIN_SECRET,
      origin: settings.SITE_ORIGINS,
    })),
  );

  const [alarm, ...others] = secrets;
  await setScheduleSettings({ ...environment, ALARM_URL: 'https://alarm.example.com/new' });
  expect(await inVault()).toEqual([{ ...alarm, secret: 'https://alarm.example.com/new' }, ...others]);
  const malformed = await setScheduleSettings({
    ...environment,
    ALARM_URL: 'https://hooks.example.com/<token>',
  });
  expect(malformed).toEqual([expect.stringContaining('The database refused alarm_url')]);
  const wrongKey = await setScheduleSettings({ ...environment, SUPABASE_SECRET_KEY: 'sb_publishable_x' });
  expect(wrongKey).toEqual([expect.stringContaining('is SUPABASE_SECRET_KEY its secret key?')]);
});

test('a preflight allows every header that the client library sends', () => {
  const sent = (corsHeaders['Access-Control-Allow-Headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  expect(sent).toContain('x-client-info');
  expect(allowedHeaders).toEqual(expect.arrayContaining(sent));
});

test('Deno accepts the deployed entries', { timeout: 120_000 }, async () => {
  const env = { ...process.env, ...denoEnvironment };
  const entries = Object.values(functionNames).map((name) => `${name}/index.ts`);
  const cwd = join(project, 'functions');
  const run = promisify(execFile);
  await expect(run(deno, ['check', '--no-lock', ...entries], { cwd, env })).resolves.toBeDefined();
});

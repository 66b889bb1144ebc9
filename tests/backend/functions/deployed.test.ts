/**
 * Compares the commands of supabase/README.md with the workflow's, and runs those that migrate, check and deploy an empty
 * project, up to the first booking.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTools, findProgram, publishingTools } from '../../tool-sets.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { listScripts } from '../../operations/publishing/run-step.ts';
import { readMigrations } from '#operations/server/database.ts';
import { functionNames } from '#forms/protocol.ts';
import { allowedHeaders } from '#functions/http/cross-origin.ts';
import { startDenoBackend } from '../support/deno-backend.ts';
import { startProjectServer } from '../support/platform/extensions.ts';
import { startManagementApi, projectRef, type ManagementApi } from '../support/platform/management-api.ts';
import { functionSettings, vault } from '../support/platform-fakes.ts';
import { connect } from '../support/postgres/client.ts';
import { createBooking, createName } from '../support/samples.ts';
import { createJsonRequest } from '../support/send.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../../supabase', import.meta.url));
let postgres: Awaited<ReturnType<typeof startProjectServer>>;
let api: ManagementApi;
let folder: string;

beforeAll(async () => {
  await ensureTools(publishingTools);
  postgres = await startProjectServer();
  folder = await createTemporaryFolder();
  api = await startManagementApi(folder);
  await cp(project, join(folder, 'supabase'), { recursive: true });
  // As `supabase link` does.
  await mkdir(join(folder, 'supabase/.temp'), { recursive: true });
  await writeFile(join(folder, 'supabase/.temp/project-ref'), projectRef);
  await using owner = await connect(postgres.url('postgres'));
  await owner.query(vault);
}, 240_000);

afterAll(async () => {
  await postgres.stop();
});

const readme = await readFile(join(project, 'README.md'), 'utf8');
/** The commands of supabase/README.md. */
const documentedCommands = [...readme.matchAll(/^ {4}(supabase [^#\n]*?)(?: +#.*)?$/gm)].map(
  ([, command = '']) => command,
);

/** The CLI commands of the `publish` workflow. */
const deployCommands = (await listScripts('publish', 'publish'))
  .map(({ run: line }) => line.replace('"$SUPABASE_PROJECT_ID"', projectRef))
  .filter((line) => line.startsWith('supabase '));

/** Runs a deploy command against a fake platform, with the database's URL, because a local database can't be linked. */
async function runSupabase(command: string): Promise<{ code: number; output: string }> {
  expect(deployCommands).toContain(command);
  const remote = `${postgres.url('postgres')}?sslmode=disable`;
  const line = command
    .replace('supabase', findProgram(publishingTools, 'supabase'))
    .replace(' --remote', ` --remote='${remote}'`);
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...api.env,
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  return await run('/bin/sh', ['-c', `${line} --agent no`], {
    cwd: folder,
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

test('the workflow runs the documented commands, except the login', () => {
  const normalizedCommands = deployCommands.map((line) =>
    line.replace(' --yes', '').replace(`=${projectRef}`, ' PROJECT'),
  );
  expect(documentedCommands).toEqual(['supabase login', ...normalizedCommands]);
});

test('the configuration that the workflow pushes disables sign-up', async () => {
  expect(await readFile(join(project, 'config.toml'), 'utf8')).toMatch(/^enable_signup = false$/m);
});

test(
  'the documented `db push` applies every migration and the schedule once',
  { timeout: 120_000 },
  async () => {
    const firstPush = await runSupabase('supabase db push --remote --yes');
    expect(firstPush).toMatchObject({
      code: 0,
      output: expect.stringContaining('20261121090000_private_tables.sql'),
    });
    expect((await runSupabase('supabase db push --remote --yes')).output).toMatch(/up to date/i);
    await using owner = await connect(postgres.url('postgres'));
    const [row] = await owner.query(
      'select count(*)::int as applied from supabase_migrations.schema_migrations',
    );
    expect(row?.['applied']).toBe((await readMigrations()).length);
    expect(await owner.query('select jobname, schedule from cron.job order by 1')).toEqual([
      { jobname: 'clear-job-runs', schedule: '27 8 * * *' },
      { jobname: 'daily-report', schedule: '0 12 * * *' },
      { jobname: 'drain-outbox', schedule: '* * * * *' },
      { jobname: 'purge-leads', schedule: '17 8 * * *' },
    ]);
  },
);

test('the documented vault settings are those that the schedule uses', async () => {
  await using owner = await connect(postgres.url('postgres'));
  for (const [, command = ''] of readme.matchAll(/^ {4}(select vault\.create_secret\(.*\);)$/gm))
    await owner.query(command);
  await owner.query(`insert into cron.job_run_details (status, start_time) values
    ('succeeded', now() - interval '8 days'), ('failed', now() - interval '8 days'), ('succeeded', now() - interval '6 days')`);
  for (const { command } of await owner.query('select command from cron.job'))
    await owner.query(String(command));
  expect(await owner.query('select status from cron.job_run_details')).toEqual([{ status: 'succeeded' }]);
  const calls = await owner.query(
    "select method, url, headers ->> 'x-drain-secret' as secret from net.http_request_queue",
  );
  const url = 'https://PROJECT.supabase.co/functions/v1/drain-outbox';
  expect(calls).toEqual([{ method: 'POST', url, secret: 'the DRAIN_SECRET' }]);
});

test('the Supabase advisors find no issues', { timeout: 120_000 }, async () => {
  expect(await runSupabase('supabase db advisors --remote --fail-on error --yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('No issues found'),
  });
});

test(
  'the functions uploaded by `functions deploy` start and accept the first booking',
  { timeout: 240_000 },
  async () => {
    expect(await runSupabase('supabase functions deploy --use-api --yes')).toMatchObject({ code: 0 });
    const names = Object.values(functionNames);
    expect([...api.uploads.keys()].sort()).toEqual([...names].sort());
    const uploadFolder = join(folder, 'uploaded');
    for (const { metadata, files } of api.uploads.values()) {
      expect(metadata.verify_jwt).toBe(false);
      expect(files.has(metadata.entrypoint_path)).toBe(true);
      for (const [path, text] of files) {
        await mkdir(dirname(join(uploadFolder, path)), { recursive: true });
        await writeFile(join(uploadFolder, path), text);
      }
    }
    const backend = await startDenoBackend(names, {
      functionsDir: join(uploadFolder, 'supabase/functions'),
      database: postgres,
    });
    const headers = { origin: backend.origin, 'idempotency-key': 'first-booking' };
    expect(
      await backend.call('book-consultation', createJsonRequest(createBooking(1), headers)),
    ).toMatchObject({
      status: 200,
      json: { success: true, calendarUrl: functionSettings.CALENDAR_URL },
    });
    expect(await backend.sql('select full_name from private.consultation')).toEqual([
      { full_name: createName(1) },
    ]);
  },
);

test('a preflight allows every header that the client library sends', () => {
  const sentHeaders = (corsHeaders['Access-Control-Allow-Headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  expect(sentHeaders).toContain('x-client-info');
  expect(allowedHeaders).toEqual(expect.arrayContaining(sentHeaders));
});

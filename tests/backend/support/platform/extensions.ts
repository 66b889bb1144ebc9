/** A PostgreSQL server with fake pg_cron and pg_net extensions, which only record calls. */
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '../../../fixtures/resources.ts';
import { pgNet } from '../platform-fakes.ts';
import type { Database } from '../postgres/database.ts';
import { giveToServerUser } from '../postgres/programs.ts';
import { requestResource } from '../run/preparations.ts';
import { copyData } from '../postgres/seed.ts';
import { startPostgres, getUrl } from '../postgres/server.ts';

const extensions = {
  pg_cron: {
    // The real extension's schema.
    control: 'schema = pg_catalog\n',
    sql: `
create schema cron;
create table cron.job (jobid bigint generated always as identity, schedule text, command text, jobname text unique);
create table cron.job_run_details (runid bigint generated always as identity, jobid bigint, status text, start_time timestamptz, end_time timestamptz);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job (jobname, schedule, command) values ($1, $2, $3) returning jobid $$;
`,
  },
  pg_net: { control: '', sql: pgNet },
};

/** Starts a server with the database of a project before its first deploy. */
export async function startProjectServer(): Promise<Database & { stop: () => Promise<void> }> {
  const seed = await requestResource('postgresSeed');
  const folder = await createTemporaryFolder();
  const nativeFolder = join(folder, 'native');
  await cp(dirname(seed.programs), nativeFolder, { recursive: true, verbatimSymlinks: true });
  for (const [name, { control, sql }] of Object.entries(extensions)) {
    const basePath = join(nativeFolder, 'share/postgresql/extension', name);
    await writeFile(
      `${basePath}.control`,
      `default_version = '1'\nrelocatable = false\nsuperuser = false\n${control}`,
    );
    await writeFile(`${basePath}--1.sql`, sql);
  }
  await giveToServerUser(nativeFolder, { includeFiles: true });
  const data = await copyData(folder, seed);
  const logFile = join(await createTemporaryFolder(), 'server.log');
  const server = await startPostgres({ programs: join(nativeFolder, 'bin'), data, logFile });
  return {
    url: (role) => getUrl(server.port, role, 'fresh'),
    log: server.log,
    stop: () => server.signal('SIGINT'),
  };
}

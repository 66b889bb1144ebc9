/**
 * The nightly backup and its restore. The bundled PostgreSQL has no `pg_dump`, and the system's may be too old for it,
 * so both databases run on the system's PostgreSQL. Without one the test is skipped; the nightly run installs version
 * 17.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { connect, createPgStore } from '../support/postgres/client.ts';
import { createPostgresSeed } from '../support/postgres/seed.ts';
import { startPostgres, getUrl } from '../support/postgres/server.ts';
import { createBooking, leads } from '../support/samples.ts';

const run = promisify(execFile);
const scripts = fileURLToPath(new URL('../../../supabase/backup', import.meta.url));

/** Finds the newest PostgreSQL that Debian's packages installed. */
async function findPostgresBin(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql';
  const versions = (await readdir(root).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const programs = await readdir(join(root, version, 'bin'));
    if (programs.includes('pg_dump') && programs.includes('postgres')) return join(root, version, 'bin');
  }
  return undefined;
}

/** Must not appear in arguments, because every user of a machine can read them. */
const password = 'password-of-the-tests';
const recordedPrograms = ['psql', 'pg_dump', 'pg_restore', 'openssl'];

/** Creates wrappers that record their arguments and call the real programs. */
async function createArgumentRecorders(folder: string, programs: string) {
  const recorders = join(folder, 'recorders');
  const file = join(folder, 'arguments');
  await mkdir(recorders);
  for (const program of recordedPrograms) {
    const realProgram = program === 'openssl' ? '/usr/bin/openssl' : join(programs, program);
    const lines = ['#!/bin/sh', `echo ${program} "$@" >>'${file}'`, `exec '${realProgram}' "$@"`];
    await writeFile(join(recorders, program), `${lines.join('\n')}\n`, { mode: 0o755 });
  }
  return { recorders, readRecordedArguments: async () => await readFile(file, 'utf8') };
}

/** Runs the project's schedule in a loop. `stop` ends it and returns the number of runs. */
async function runSchedule(databaseUrl: string): Promise<{ stop: () => Promise<number> }> {
  const client = await connect(databaseUrl);
  let runCount = 0;
  const abortController = new AbortController();
  const loop = (async () => {
    for (; !abortController.signal.aborted; runCount += 1)
      await client.query("select private.record_run('schedule')");
    await client.end();
  })();
  // `stop` rejects with the error.
  loop.catch(() => {});
  return {
    async stop() {
      abortController.abort();
      await loop;
      return runCount;
    },
  };
}

test(
  'a backup is encrypted and restores the same rows, while the schedule writes to both databases',
  { timeout: 120_000 },
  async (context) => {
    const programs = await findPostgresBin();
    if (programs === undefined) return context.skip('PostgreSQL isn’t installed on this machine');
    const folder = await createTemporaryFolder();
    await chmod(folder, 0o755);
    const { data } = await createPostgresSeed(folder, programs);
    const server = await startPostgres({ programs, data, logFile: join(folder, 'server.log') });
    onTestFinished(() => server.signal('SIGINT'));
    await using admin = await connect(getUrl(server.port, 'supabase_admin', 'postgres'));
    for (const name of ['project', 'empty', 'other'])
      await admin.query(`create database ${name} owner postgres template migrated`);

    const store = createPgStore(getUrl(server.port, 'authenticator', 'project'), 2);
    for (let number = 0; number < 40; number += 1)
      await store.call('submit_consultation', createBooking(number));
    for (const lead of [leads.county, leads.tax]) await store.call('submit_lead', lead);
    await store.call('submit_subscription', leads.subscription);
    await store.call('purge_leads', {});
    await store.end();

    const getKeyPath = (name: string) => join(folder, `${name}.pem`);
    const subject = ['-subj', '/CN=backup', '-newkey', 'rsa:2048', '-nodes', '-x509'];
    for (const name of ['backup', 'other-key'])
      await run('openssl', [
        'req',
        ...subject,
        '-keyout',
        getKeyPath(name),
        '-out',
        getKeyPath(`${name}-cert`),
      ]);
    const getDatabaseUrl = (name: string) => getUrl(server.port, 'postgres', name);
    const databases = ['project', 'empty', 'other', 'nowhere'];
    const services = databases.map(
      (name) =>
        `[${name}]\nhost=127.0.0.1\nport=${server.port}\nuser=postgres\ndbname=${name}\npassword=${password}\n`,
    );
    const serviceFile = join(folder, 'services');
    await writeFile(serviceFile, services.join(''), { mode: 0o600 });
    const { recorders, readRecordedArguments } = await createArgumentRecorders(folder, programs);
    const runScript = async (name: string, argument: string, env: Record<string, string>) =>
      await run(join(scripts, name), [argument], {
        env: {
          ...process.env,
          PATH: `${recorders}:${programs}:${process.env['PATH']}`,
          PGSERVICEFILE: serviceFile,
          ...env,
        },
      }).then(
        ({ stdout }) => stdout,
        (error: { stderr: string; stdout: string }) => `FAILED ${error.stdout} ${error.stderr}`,
      );
    const backup = (database: string) =>
      runScript('backup.sh', backupFolder, { PGSERVICE: database, BACKUP_CERT: getKeyPath('backup-cert') });
    const listRecordedBackups = async () => {
      await using owner = await connect(getDatabaseUrl('project'));
      return await owner.query("select from private.housekeeping where task = 'backup'");
    };
    const backupFolder = join(folder, 'backups');
    await mkdir(backupFolder);
    const listBackups = async () => (await readdir(backupFolder)).map((name) => join(backupFolder, name));

    expect(await backup('nowhere')).toMatch(/^FAILED/);
    expect(await listBackups()).toEqual([]);
    const backupWithoutCertificate = runScript('backup.sh', backupFolder, {
      PGSERVICE: 'project',
      BACKUP_CERT: join(folder, 'none'),
    });
    expect(await backupWithoutCertificate).toMatch(/^FAILED.*The backup failed/s);
    expect([await listBackups(), await listRecordedBackups()]).toEqual([[], []]);
    const projectSchedule = await runSchedule(getDatabaseUrl('project'));
    expect(await backup('project')).toBe('');
    expect(await projectSchedule.stop()).toBeGreaterThan(5);
    const [copy = '', fingerprint = '', ...otherFiles] = await listBackups();
    expect(otherFiles).toEqual([]);
    expect(await listRecordedBackups()).toHaveLength(1);
    expect(await readFile(copy, 'latin1')).not.toMatch(/canary/i);
    expect(await readFile(fingerprint, 'utf8')).toMatch(/^consultation\|40\|[0-9a-f]{32}$/m);

    const restore = (database: string, key = 'backup') =>
      runScript('restore.sh', copy, { PGSERVICE: database, BACKUP_KEY: getKeyPath(key) });
    expect(await restore('empty', 'other-key')).toMatch(/^FAILED/);
    const emptySchedule = await runSchedule(getDatabaseUrl('empty'));
    expect(await restore('empty')).toBe('Restored: every table matches the backup.\n');
    expect(await emptySchedule.stop()).toBeGreaterThan(5);
    expect(await restore('empty')).toMatch(/^FAILED.*This database already contains leads/s);
    const restoredStore = createPgStore(getUrl(server.port, 'authenticator', 'empty'), 2);
    expect(await restoredStore.call('submit_consultation', createBooking(1))).toMatchObject({
      outcome: 'replayed',
    });
    await restoredStore.end();
    // A backup with a missing row is detected.
    await writeFile(
      fingerprint,
      (await readFile(fingerprint, 'utf8')).replace('consultation|40', 'consultation|41'),
    );
    expect(await restore('other')).toMatch(/^FAILED.*consultation\|41/s);
    const recordedArguments = await readRecordedArguments();
    for (const program of recordedPrograms)
      expect(recordedArguments).toMatch(new RegExp(`^${program} `, 'm'));
    expect(recordedArguments).not.toContain(password);
  },
);

/** Simulates a power failure: only the synced parts of the write-ahead log survive. */
import fs, { readlinkSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import type { FileHandle } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#operations/server/database.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { copyDatabase } from '../../backend/support/embedded/database.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { createBooking, createName } from '../../backend/support/samples.ts';

/** Tracks the synced contents of a folder's files, and the synced file names. */
async function trackSyncedFiles(folder: string) {
  const contents = new Map<string, Buffer>();
  let names: readonly string[] = [];
  const readSynced = async (name: string) => contents.set(name, await readFile(join(folder, name)));
  const readNames = async () => {
    names = await listFiles(folder);
  };
  await readNames();
  for (const name of names) await readSynced(name);
  return {
    async sync(path: string) {
      if (path === folder) await readNames();
      else await readSynced(basename(path));
    },
    async writeSyncedFiles(target: string) {
      for (const name of await listFiles(target)) await rm(join(target, name));
      for (const name of names) await writeFile(join(target, name), contents.get(name) ?? '');
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('acknowledged bookings survive a power failure', { timeout: 60_000 }, async (context) => {
  if (process.platform !== 'linux') context.skip('only Linux can resolve a file handle to its path');
  const folder = await createTemporaryFolder();
  await copyDatabase(folder);
  const settings = { firmPhone: '', notifyEmail: '', log: () => {} };
  const backend = await createLocalBackend({ dataDir: folder, ...settings });
  const disk = join(folder, 'after-power-loss');
  await mkdir(disk);
  await cp(join(folder, 'database'), disk, { recursive: true });
  const syncedFiles = await trackSyncedFiles(join(folder, 'database/pg_wal'));

  const probe = await open(join(folder, 'database/PG_VERSION'));
  const fileHandlePrototype: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const getPath = (fd: number) => readlinkSync(`/proc/self/fd/${fd}`);
  vi.spyOn(fileHandlePrototype, 'sync').mockImplementation(async function (this: FileHandle) {
    await syncedFiles.sync(getPath(this.fd));
  });
  vi.spyOn(fs, 'fdatasync').mockImplementation(
    (fd, done) => void syncedFiles.sync(getPath(fd)).then(() => done(null), done),
  );
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  for (let number = 0; number < 20; number += 4) {
    const calls = [0, 1, 2, 3].map((offset) =>
      backend.store.call('submit_consultation', createBooking(number + offset)),
    );
    expect(await Promise.all(calls)).toMatchObject(calls.map(() => ({ outcome: 'created' })));
    // Later writes go to a new file of the write-ahead log.
    if (number === 8) await backend.db.exec('reset role; select pg_switch_wal(); set role service_role');
  }
  await syncedFiles.writeSyncedFiles(join(disk, 'pg_wal'));
  vi.restoreAllMocks();
  await backend.close();

  expect(await readFile(join(disk, 'PG_VERSION'), 'utf8')).toContain('18');
  await rm(join(disk, 'postmaster.pid'), { force: true });
  const db = await openDatabase(disk);
  const { rows } = await db.query<{ full_name: string }>(
    'select full_name from private.consultation order by 1',
  );
  await db.close();
  expect(rows.map((row) => row.full_name)).toEqual(
    Array.from({ length: 20 }, (_, number) => createName(number)),
  );
});

/** A power cut takes what was written and not brought to the disk: here, all but the journal, and that until it was. */
import { cp, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../src/server/database.ts';
import { createLocalBackend } from '../../../src/server/local-backend.ts';
import { layDatabase } from '../support/embedded/database.ts';
import { temporaryFolder } from '../support/leg.ts';
import { booking, nameOf } from '../support/samples.ts';

test('what was acknowledged is there after a power cut', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await layDatabase(folder);
  const settings = { firmPhone: '', notifyEmail: '', log: () => {} };
  const backend = await createLocalBackend({ dataDir: folder, ...settings });
  const disk = join(folder, 'after-the-cut');
  await mkdir(disk);
  await cp(join(folder, 'database'), disk, { recursive: true });

  /** Brought to the disk is the journal as it stands at that moment. */
  const probe = await open(join(folder, 'secrets.json'));
  const sync = vi.spyOn(Object.getPrototypeOf(probe), 'datasync').mockImplementation(async () => {
    await cp(join(folder, 'database/pg_wal'), join(disk, 'pg_wal'), { recursive: true });
  });
  onTestFinished(() => sync.mockRestore());
  await probe.close();
  for (let number = 0; number < 20; number += 1)
    expect(await backend.store.call('submit_consultation', booking(number))).toMatchObject({
      outcome: 'created',
    });
  sync.mockRestore();
  await backend.close();

  expect(await readFile(join(disk, 'PG_VERSION'), 'utf8')).toContain('18');
  await rm(join(disk, 'postmaster.pid'), { force: true });
  const db = await openDatabase(disk);
  const { rows } = await db.query<{ full_name: string }>(
    'select full_name from private.consultation order by 1',
  );
  await db.close();
  expect(rows.map((row) => row.full_name)).toEqual(Array.from({ length: 20 }, (_, number) => nameOf(number)));
});

/** The embedded database as its first start leaves it, without that start. */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { prepared } from '../run/prepared.ts';

/** Closing it removes it. */
export async function migratedDatabase(): Promise<PGlite> {
  const { folder } = await prepared('embeddedSeed');
  const copy = await mkdtemp(`${folder}-`);
  await cp(folder, copy, { recursive: true });
  const db = await PGlite.create(copy);
  const closeDatabase = db.close.bind(db);
  return Object.assign(db, {
    async close() {
      await closeDatabase();
      await rm(copy, { recursive: true });
    },
  });
}

/** Lays one where a backend over `dataDir` looks for it. */
export async function layDatabase(dataDir: string): Promise<void> {
  const { folder } = await prepared('embeddedSeed');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(folder, join(dataDir, 'database'), { recursive: true });
}

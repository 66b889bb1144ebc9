/** Opens the embedded database, bringing it up to the newest migration. */
import { readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { hostedRoles, worstDefaultGrants } from './hosted-roles.ts';
import { migrate } from './migrations.ts';
import { ifMissing } from '../if-missing.ts';

/** From here on the session may only execute the functions, as the hosted functions may. */
export async function dropPrivileges(db: PGlite): Promise<void> {
  await db.exec('set role service_role');
}

/** Without a folder the database lives in memory. */
export async function openDatabase(folder?: string): Promise<PGlite> {
  if (folder !== undefined) await refuseDamaged(folder);
  const db = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  try {
    await db.exec(hostedRoles);
    await db.exec(worstDefaultGrants);
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The database engine would take a folder without its first file for a new one, and begin an empty database in it. */
async function refuseDamaged(folder: string): Promise<void> {
  const files = await readdir(folder).catch(ifMissing<string[]>([]));
  if (files.length === 0 || files.includes('PG_VERSION')) return;
  throw new Error(
    `The database in ${folder} is damaged: its file PG_VERSION is missing. Restore the folder from a copy, or move it aside to begin with an empty database.`,
  );
}

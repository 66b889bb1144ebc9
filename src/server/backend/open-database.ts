/** Opens the embedded database, bringing it up to the newest migration. */
import { PGlite } from '@electric-sql/pglite';
import { hostedRoles, worstDefaultGrants } from './hosted-roles.ts';
import { migrate } from './migrations.ts';

/** From here on the session may only execute the functions, as the hosted functions may. */
export async function dropPrivileges(db: PGlite): Promise<void> {
  await db.exec('set role service_role');
}

/** Without a folder the database lives in memory. */
export async function openDatabase(folder?: string): Promise<PGlite> {
  const db = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  await db.exec(hostedRoles);
  await db.exec(worstDefaultGrants);
  await migrate(db);
  return db;
}

/** Creates a database on the shared server. Tests must not change roles, because all databases on the server share them. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { requestResource } from '../run/preparations.ts';
import { closeAfterFile } from '../../../fixtures/resources.ts';
import { connect, createPgStore } from './client.ts';
import { filterLog } from './log.ts';
import type { Template } from './seed.ts';
import { getUrl, type ServerRole } from './server.ts';

export type Database = {
  url: (role: ServerRole) => string;
  /** The log entries of this database and of the server. */
  log: () => Promise<string>;
};

export async function createDatabase(template: Template = 'migrated'): Promise<Database> {
  const { port, logFile } = await requestResource('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await using admin = await connect(getUrl(port, 'supabase_admin', 'postgres'));
  await admin.query(`create database ${name} owner postgres template ${template}`);
  return {
    url: (role) => getUrl(port, role, name),
    log: async () => filterLog(await readFile(logFile, 'utf8'), name),
  };
}

/** Opens a migrated database for one test file, with its administrator and a store that calls its functions. */
export async function openTestPostgres(connections: number, database?: Database) {
  const testDatabase = database ?? (await createDatabase());
  const admin = await connect(testDatabase.url('supabase_admin'));
  const store = createPgStore(testDatabase.url('authenticator'), connections);
  closeAfterFile(async () => {
    await admin.end();
    await store.end();
  });
  return { database: testDatabase, admin, store };
}

/** Creates a database on the shared server. Tests must not change roles, which all its databases share. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { requestPrepared } from '../run/preparations.ts';
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
  const { port, logFile } = await requestPrepared('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await using admin = await connect(getUrl(port, 'supabase_admin', 'postgres'));
  await admin.query(`create database ${name} owner postgres template ${template}`);
  return {
    url: (role) => getUrl(port, role, name),
    log: async () => filterLog(await readFile(logFile, 'utf8'), name),
  };
}

/** A migrated database for one test file, its administrator, and a store that calls its functions. */
export async function openTestPostgres(connections: number, database?: Database) {
  const opened = database ?? (await createDatabase());
  const admin = await connect(opened.url('supabase_admin'));
  const store = createPgStore(opened.url('authenticator'), connections);
  closeAfterFile(async () => {
    await admin.end();
    await store.end();
  });
  return { database: opened, admin, store };
}

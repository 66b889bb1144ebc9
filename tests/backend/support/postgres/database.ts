/** A new database on the shared server. Tests must not change roles, which belong to the server. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { prepared } from '../run/prepared.ts';
import { connect } from './client.ts';
import { logOf } from './log.ts';
import type { Template } from './seed.ts';
import { urlOf, type ServerRole } from './server.ts';

export type Database = {
  url: (role: ServerRole) => string;
  /** The log entries of this database and of the server. */
  log: () => Promise<string>;
};

export async function newDatabase(template: Template = 'migrated'): Promise<Database> {
  const { port, logFile } = await prepared('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await using admin = await connect(urlOf(port, 'supabase_admin', 'postgres'));
  await admin.query(`create database ${name} owner postgres template ${template}`);
  return {
    url: (role) => urlOf(port, role, name),
    log: async () => logOf(await readFile(logFile, 'utf8'), name),
  };
}

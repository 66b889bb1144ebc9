/** A database of one test file, in the server that all share. Roles belong to the server: a test may not change them. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { prepared } from '../run/prepared.ts';
import { connect } from './client.ts';
import { logOf } from './log.ts';
import type { Template } from './seed.ts';
import { urlOf, type ServerRole } from './server.ts';

export type Database = {
  url: (role: ServerRole) => string;
  /** What the server wrote of this database, and of none in particular. */
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

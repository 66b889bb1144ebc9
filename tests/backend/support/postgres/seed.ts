/**
 * A PostgreSQL server with Supabase's roles and default grants. A non-superuser runs the migrations, as in a project.
 */
import { chmod, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { supabaseRoles, readMigrations, permissiveDefaultGrants } from '#operations/server/database.ts';
import { backendTools, ensureTools } from '../../../tool-sets.ts';
import { connect, type Client } from './client.ts';
import { giveToServerUser, copyPrograms, runAsServerUser } from './programs.ts';
import { startPostgres, getUrl } from './server.ts';

export type PostgresSeed = { programs: string; data: string };

/** A project's database after its first deploy (`migrated`), before it (`fresh`), or without default grants (`bare`). */
export type Template = 'bare' | 'fresh' | 'migrated';

/** Creates the seed with the programs of the test tools or of another folder. */
export async function createPostgresSeed(folder: string, programsFolder?: string): Promise<PostgresSeed> {
  await ensureTools(backendTools);
  const programs = programsFolder ?? (await copyPrograms(folder));
  const home = join(folder, 'postgres-seed');
  const data = join(home, 'data');
  await mkdir(home);
  await giveToServerUser(home);
  const initdbFlags = `-D ${data} -U supabase_admin -A trust -E UTF8 --locale=C --no-sync --no-instructions`;
  await runAsServerUser(home, [join(programs, 'initdb'), ...initdbFlags.split(' ')]);
  const { port, signal } = await startPostgres({ programs, data, logFile: join(home, 'server.log') });
  await using admin = await connect(getUrl(port, 'supabase_admin', 'postgres'));
  await admin.query('create role postgres login createrole createdb bypassrls');
  await createTemplates(admin, port);
  await signal('SIGINT');
  return { programs, data };
}

/** Copies the seed's data into a folder. */
export async function copyData(folder: string, seed: PostgresSeed): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await cp(seed.data, data, { recursive: true });
  await giveToServerUser(data, { includeFiles: true });
  return data;
}

async function createTemplates(admin: Client, port: number): Promise<void> {
  const runInTemplate = async (role: 'supabase_admin' | 'postgres', template: Template, sql: string) => {
    await using client = await connect(getUrl(port, role, template));
    await client.query(sql);
  };
  const createTemplate = (name: Template, sourceTemplate: string) =>
    admin.query(`create database ${name} owner postgres template ${sourceTemplate}`);
  await createTemplate('bare', 'template0');
  await runInTemplate('supabase_admin', 'bare', `${supabaseRoles} alter schema public owner to postgres;`);
  await admin.query('grant anon, authenticated, service_role to postgres');
  await createTemplate('fresh', 'bare');
  await runInTemplate('postgres', 'fresh', permissiveDefaultGrants);
  await createTemplate('migrated', 'fresh');
  for (const { sql } of await readMigrations()) await runInTemplate('postgres', 'migrated', sql);
}

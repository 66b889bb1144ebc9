/** The same migrations, in the same order and noted in the same table, as the hosted project has them. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGliteInterface } from '@electric-sql/pglite';

const folder = new URL('../../../supabase/migrations/', import.meta.url);

export type Migration = { version: string; sql: string };

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name) => ({
      version: name.slice(0, name.indexOf('_')),
      sql: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

export async function migrate(db: PGliteInterface): Promise<void> {
  await db.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key);
  `);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map(({ version }) => version));
  for (const { version, sql } of await readMigrations()) {
    if (done.has(version)) continue;
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);
    });
  }
}

/**
 * Until the first deploy, a change is made where the table or function stands. From then on it is a
 * new migration, which says a function anew: then this test goes.
 */
import { afterAll, expect, test } from 'vitest';
import { readMigrations } from '../../../src/operations/server/database.ts';
import { migratedDatabase } from '../support/embedded/database.ts';

const creation = /^create (?:or replace )?(?:table|function) (?:if not exists )?([a-z_.]+)/gim;

const db = await migratedDatabase();
afterAll(() => db.close());

test('the migrations say each table and each function once, and there are no others', async () => {
  const said = (await readMigrations()).flatMap(({ sql }) =>
    [...sql.matchAll(creation)].map(([, name]) => name),
  );
  const { rows } = await db.query<{ name: string }>(`
    select n.nspname || '.' || o.name as name
    from (
      select relnamespace as schema, relname as name from pg_class where relkind in ('r', 'p')
      union all select pronamespace, proname from pg_proc
    ) o join pg_namespace n on n.oid = o.schema
    where n.nspname in ('private', 'public')`);
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort());
});

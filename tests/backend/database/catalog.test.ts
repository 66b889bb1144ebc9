import { afterAll, expect, test } from 'vitest';
import { migratedDatabase } from '../support/embedded/database.ts';

const db = await migratedDatabase();
afterAll(() => db.close());

const catalog = `
  select format('column %s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'private'::regnamespace and c.relkind = 'r' and a.attnum > 0
  union all
  select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'private'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'private'
  union all
  select format('policy %s %s %s', tablename, policyname, qual) from pg_policies where schemaname = 'private'
  union all
  select format('row security %s %s %s', relname, relrowsecurity, relforcerowsecurity)
  from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'
  union all
  select format('setting %s = %s: %s', name, value, meaning) from private.setting
  union all
  select format('function %s %s security definer %s, %s', oid::regprocedure, prorettype::regtype, prosecdef, proacl)
  from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`;

test('tables, policies, settings and API functions match the snapshot', async () => {
  const { rows } = await db.query<{ line: string }>(catalog);
  await expect(`${rows.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot('catalog.snapshot.txt');
});

import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#operations/server/database.ts';
import { migratedDatabase } from '../support/embedded/database.ts';
import { connect, type Client, type Row } from '../support/postgres/client.ts';
import { newDatabase, type Database } from '../support/postgres/database.ts';
import {
  accessList,
  expectedAccess,
  looseFunctions,
  openTables,
  whoMayExecute,
} from '../support/role-matrix.ts';

let postgres: Database;
let admin: Client;
let embedded: PGlite;
const queryEmbedded = async (sql: string) => (await embedded.query<Row>(sql)).rows;

beforeAll(async () => {
  [postgres, embedded] = await Promise.all([newDatabase(), migratedDatabase()]);
  admin = await connect(postgres.url('supabase_admin'));
}, 240_000);

afterAll(async () => {
  await admin.end();
  await embedded.close();
});

test('on PostgreSQL the API roles can only execute the service role’s functions', async () => {
  expect(await accessList(admin.query)).toEqual(expectedAccess);
  expect(await openTables(admin.query)).toEqual([]);
  expect(await looseFunctions(admin.query)).toEqual([]);
});

test('on PGlite the API roles have the same access', async () => {
  expect(await accessList(queryEmbedded)).toEqual(expectedAccess);
  expect(await openTables(queryEmbedded)).toEqual([]);
});

test('without default grants the service role still has its access', async () => {
  const bare = await newDatabase('bare');
  await using owner = await connect(bare.url('postgres'));
  for (const { sql } of await readMigrations()) await owner.query(sql);
  expect(await accessList(owner.query)).toEqual(expectedAccess);
});

test.each(['private', 'public'])('only its owner can execute a new %s function', async (schema) => {
  await using owner = await connect(postgres.url('postgres'));
  for (const query of [owner.query, queryEmbedded]) {
    await query('begin');
    await query(
      `create function ${schema}.fresh() returns int language sql set search_path = '' as 'select 1'`,
    );
    const may = await whoMayExecute(query, `${schema}.fresh()`);
    await query('rollback');
    expect(may).toEqual([]);
  }
});

const mistakes = [
  'grant select on private.lead to anon',
  'grant select (full_name) on private.consultation to authenticated',
  'grant usage on schema private to service_role',
  'grant execute on function public.list_leads(jsonb) to public',
  'create table public.leak (id int)',
  'alter table private.outbox disable row level security',
  'create policy see_all on private.lead for select to anon using (true)',
  "create function public.oops() returns int language sql security definer as 'select 1'",
];

test.each(mistakes)('the access lists detect: %s', async (mistake) => {
  await using owner = await connect(postgres.url('postgres'));
  await owner.query('begin');
  await owner.query(mistake);
  const seen = [
    await accessList(owner.query),
    await openTables(owner.query),
    await looseFunctions(owner.query),
  ];
  await owner.query('rollback');
  expect(seen).not.toEqual([expectedAccess, [], []]);
});

const attempts = [
  'select * from private.consultation',
  'insert into private.outbox (submission_id, kind) values (gen_random_uuid(), $$firm-notice$$)',
  'update private.setting set value = 0',
  'delete from private.submission',
  'select private.lead_details(gen_random_uuid())',
  'create table public.mine (id int)',
];

test.each(attempts)('no API role can run: %s', async (attempt) => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await using client = await connect(postgres.url('authenticator'), role);
    await expect(client.query(attempt)).rejects.toThrow(/permission denied/);
  }
});

test('visitors can’t call the database functions', async () => {
  for (const role of ['anon', 'authenticated']) {
    await using client = await connect(postgres.url('authenticator'), role);
    for (const access of expectedAccess) {
      const name = access.split(' ')[2];
      await expect(client.query(`select ${name}(null)`)).rejects.toThrow(/permission denied/);
    }
  }
});

test('row-level security hides the rows despite a wrong grant', async () => {
  await using owner = await connect(postgres.url('postgres'));
  await owner.query(
    `select public.submit_lead('{"kind":"wrongful-death","fullName":"Canary","email":"a@b","phone":"1234567890","state":"Utah"}')`,
  );
  await owner.query('begin');
  await owner.query('grant usage on schema private to anon; grant select on private.lead to anon');
  const own = await owner.query('select * from private.lead');
  await owner.query('set local role anon');
  const seen = await owner.query('select * from private.lead');
  await owner.query('rollback');
  expect([own.length, seen.length]).toEqual([1, 0]);
});

import { expect, test } from 'vitest';
import { readMigrations } from '#operations/server/database.ts';
import { openTestDatabase } from '../support/embedded/database.ts';
import { connect, type Row } from '../support/postgres/client.ts';
import { createDatabase, openTestPostgres } from '../support/postgres/database.ts';
import {
  listAccess,
  expectedAccess,
  findFunctionsWithoutSearchPath,
  findUnprotectedTables,
  listExecutingRoles,
} from '../support/role-matrix.ts';

const { database: postgres, admin } = await openTestPostgres(1);
const { db: embedded } = await openTestDatabase();
const queryEmbedded = async (sql: string) => (await embedded.query<Row>(sql)).rows;

test('on PostgreSQL, the service role can only execute its functions, and other API roles have no access', async () => {
  expect(await listAccess(admin.query)).toEqual(expectedAccess);
  expect(await findUnprotectedTables(admin.query)).toEqual([]);
  expect(await findFunctionsWithoutSearchPath(admin.query)).toEqual([]);
});

test('on PGlite the API roles have the same access', async () => {
  expect(await listAccess(queryEmbedded)).toEqual(expectedAccess);
  expect(await findUnprotectedTables(queryEmbedded)).toEqual([]);
});

test('without default grants the service role still has its access', async () => {
  const bare = await createDatabase('bare');
  await using owner = await connect(bare.url('postgres'));
  for (const { sql } of await readMigrations()) await owner.query(sql);
  expect(await listAccess(owner.query)).toEqual(expectedAccess);
});

test.each(['private', 'public'])('only its owner can execute a new %s function', async (schema) => {
  await using owner = await connect(postgres.url('postgres'));
  for (const query of [owner.query, queryEmbedded]) {
    await query('begin');
    await query(
      `create function ${schema}.fresh() returns int language sql set search_path = '' as 'select 1'`,
    );
    const executingRoles = await listExecutingRoles(query, `${schema}.fresh()`);
    await query('rollback');
    expect(executingRoles).toEqual([]);
  }
});

test.each([
  ['anon', 'select * from private.consultation'],
  ['anon', "select public.list_leads('{}')"],
  ['authenticated', "select public.list_leads('{}')"],
  ['service_role', 'select * from private.consultation'],
])('%s can’t run %s', async (role, query) => {
  await using client = await connect(postgres.url('authenticator'), role);
  await expect(client.query(query)).rejects.toThrow(/permission denied/);
});

test('row-level security hides the rows despite a mistaken grant', async () => {
  await using owner = await connect(postgres.url('postgres'));
  await owner.query(
    `select public.submit_lead('{"kind":"wrongful-death","fullName":"Canary","email":"a@b","phone":"1234567890","state":"Utah"}')`,
  );
  await owner.query('begin');
  await owner.query('grant usage on schema private to anon; grant select on private.lead to anon');
  const ownerRows = await owner.query('select * from private.lead');
  await owner.query('set local role anon');
  const anonRows = await owner.query('select * from private.lead');
  await owner.query('rollback');
  expect([ownerRows.length, anonRows.length]).toEqual([1, 0]);
});

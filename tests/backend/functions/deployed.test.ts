import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { corsHeaders } from '@supabase/supabase-js/cors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '../../../src/server/database.ts';
import { functionNames } from '../../../supabase/functions/_shared/forms/protocol.ts';
import { allowedHeaders } from '../../../supabase/functions/_shared/http/cross-origin.ts';
import { ensureTools, toolPath } from '../tools/ensure.ts';
import { connect } from '../support/postgres/client.ts';
import { newDatabase, type Database } from '../support/postgres/database.ts';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../../../supabase', import.meta.url));
let postgres: Database;
let folder: string;

beforeAll(async () => {
  await ensureTools();
  postgres = await newDatabase('hosted');
  folder = await mkdtemp(join(tmpdir(), 'backend-cli-'));
  await cp(project, join(folder, 'supabase'), { recursive: true });
}, 240_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** As much of a project's vault as the command line asks for. */
const vault = `
create schema vault;
create table vault.secrets (id uuid default gen_random_uuid(), name text, secret text);
create function vault.create_secret(text, text) returns uuid language sql
as 'insert into vault.secrets (secret, name) values ($1, $2) returning id';
`;

async function supabase(...args: string[]): Promise<{ code: number; output: string }> {
  const remote = `${postgres.url('postgres')}?sslmode=disable`;
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      VAULT_SITE_ORIGIN: 'https://www.example.com',
    },
  };
  return await run(
    toolPath('supabase'),
    [...args, '--remote', remote, '--yes', '--agent', 'no'],
    options,
  ).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

test(
  'the documented `db push` brings every migration to a Supabase-like server, once',
  { timeout: 120_000 },
  async () => {
    await using vaultOwner = await connect(postgres.url('postgres'));
    await vaultOwner.query(vault);
    const first = await supabase('db', 'push');
    // What the environment lacks is left as it is.
    expect(await vaultOwner.query('select name, secret from vault.secrets')).toEqual([
      { name: 'site_origin', secret: 'https://www.example.com' },
    ]);
    await vaultOwner.query('drop schema vault cascade');
    expect(first.output).toContain('20261121090000_private_tables.sql');
    expect(first.code).toBe(0);
    const again = await supabase('db', 'push');
    expect(again.output).toMatch(/up to date/i);
    await using owner = await connect(postgres.url('postgres'));
    const [row] = await owner.query(
      'select count(*)::int as done from supabase_migrations.schema_migrations',
    );
    expect(row?.['done']).toBe((await readMigrations()).length);
  },
);

test(
  'the advisors of Supabase find nothing to warn of, and do find a leak',
  { timeout: 120_000 },
  async () => {
    const clean = await supabase('db', 'advisors', '--fail-on', 'warn');
    expect(clean.output).toContain('No issues found');
    expect(clean.code).toBe(0);
    await using owner = await connect(postgres.url('postgres'));
    await owner.query('create table public.leak (id int)');
    const leaking = await supabase('db', 'advisors', '--fail-on', 'warn');
    await owner.query('drop table public.leak');
    expect(leaking.code).not.toBe(0);
    expect(leaking.output).toContain('rls_disabled_in_public');
  },
);

test('a preflight allows every header that the client library sends', () => {
  const sent = (corsHeaders['Access-Control-Allow-Headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  expect(sent).toContain('x-client-info');
  expect(allowedHeaders).toEqual(expect.arrayContaining(sent));
});

test('Deno accepts the deployed entries', { timeout: 120_000 }, async () => {
  const env = {
    ...process.env,
    DENO_DIR: join(project, '../.cache/deno'),
    DENO_TLS_CA_STORE: 'mozilla,system',
  };
  const settings = new Map<string, string[]>();
  for (const name of Object.values(functionNames)) {
    const files = ['deno.json', 'deno.lock'].map((file) => join(project, 'functions', name, file));
    const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
    settings.set(text, [...(settings.get(text) ?? []), name]);
  }
  // Entries with the same settings are checked together: most of the time goes into what they share.
  for (const names of settings.values()) {
    const cwd = join(project, 'functions', names[0] ?? '');
    const entries = names.map((name) => `../${name}/index.ts`);
    // It says nothing of an entry that has not changed since it was last checked.
    await expect(run(toolPath('deno'), ['check', ...entries], { cwd, env })).resolves.toBeDefined();
  }
});

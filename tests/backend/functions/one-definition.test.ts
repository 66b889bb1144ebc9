/** A new form field needs only its definition and its label in `content/forms`. */
import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copySite } from '../../build/support/site-copy.ts';
import type { Run, SiteCopy } from '../../build/support/site-copy.ts';
import { copyDatabase } from '../support/embedded/database.ts';
import { createBooking, leads } from '../support/samples.ts';
import { createFormRequest, createJsonRequest, send } from '../support/send.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const definition = `fields: [
    {
      name: 'bestTime',
      type: 'text',
      required: true,
      rule: requiredText(40, { tooShort: 'Best time is required', tooLong: 'Best time is too long' }),
      messages: {},
      mail: { label: 'Best time to call' },
      column: {},
    },`;

const label = `fields:
  bestTime:
    label: When may we call?
`;

const forms = [
  {
    form: 'consultation',
    page: 'index.html',
    id: 'consult',
    call: 'book-consultation',
    content: createBooking(7),
  },
  {
    form: 'county-lead',
    page: 'pasco-foreclosure-defense.html',
    id: 'county-lead',
    call: 'submit-lead',
    content: leads.county,
  },
  {
    form: 'wrongful-death',
    page: 'wrongful-death.html',
    id: 'loss',
    call: 'submit-lead',
    content: leads.death,
  },
];

let copy: SiteCopy;
let checkRun: Run;
let site = '';
let listedLines: string[] = [];
let exportedCsv = '';
let stop = async () => {};

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(copy.folder, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** A configured Supabase project, which the local server doesn't use. */
const hostedProject = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

/** Starts the copy's built site and backend. */
async function start(): Promise<void> {
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: copy.folder,
    env: { ...inherited, ...hostedProject, PORT: '0' },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ready = new Promise((resolve) => {
    server.stdout.on('data', () => output.includes('Booking works') && resolve(true));
  });
  await Promise.race([ready, exited]);
  expect(output).toContain('Booking works');
  site = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
}

beforeAll(async () => {
  copy = await copySite();
  for (const file of ['consultation', 'lead-forms'])
    await edit(`supabase/functions/_shared/forms/${file}.ts`, (text) =>
      text.replace("import * as z from 'zod/mini';", "$&\nimport { requiredText } from './rules.ts';"),
    );
  for (const { form } of forms) {
    const file = form === 'consultation' ? form : 'lead-forms';
    await edit(`supabase/functions/_shared/forms/${file}.ts`, (text) =>
      text.replace(new RegExp(`(copy: '${form}',[^]*?)fields: \\[`), `$1${definition}`),
    );
    await edit(`content/forms/${form}.md`, (text) => text.replace('fields:\n', label));
  }
  checkRun = await copy.run('check');
  await copy.run('check', ['--write-forms']);
  await copyDatabase(join(copy.folder, '.local'));
  // All forms come from one address here.
  const database = await PGlite.create(join(copy.folder, '.local/database'));
  await database.exec("update private.setting set value = 100 where name = 'address_soft'");
  await database.close();
  await start();
  for (const form of forms) await sendTwice(form);
  listedLines = (await runLeads()).split('\n');
  exportedCsv = await runLeads('export');
});

afterAll(() => stop());

async function runLeads(...args: string[]): Promise<string> {
  const { status, output } = await copy.run('leads', args);
  expect(status, output).toBe(0);
  return output;
}

/** A column's values for one lead kind, newest first. */
function readCells(csv: string, kind: string, column: string): (string | undefined)[] {
  const [head = [], ...rows] = csv.split('\r\n').map((line) => line.replace(/^\uFEFF/, '').split(','));
  return rows.filter((row) => row.includes(`"${kind}"`)).map((row) => row[head.indexOf(`"${column}"`)]);
}

async function sendTwice({ call, content }: (typeof forms)[number]): Promise<void> {
  const url = `${site}/functions/v1/${call}`;
  for (const bestTime of ['Mornings', 'Evenings']) {
    expect((await send(url, createJsonRequest({ ...content, bestTime }))).status).toBe(200);
  }
}

test('the check reports outdated form texts', () => {
  expect(checkRun.status).toBe(1);
  expect(checkRun.output).toContain('Regenerate it: npm run check -- --write-forms');
});

test('the local server handles forms even if a Supabase project is configured', async () => {
  for (const file of ['_headers', 'index.html']) expect(await copy.readBuilt(file)).not.toContain('abcdefgh');
});

test.each(forms)('$form: a new field is rendered, validated, stored, mailed and exported', async (form) => {
  const page = parse(await copy.readBuilt(form.page));
  const input = page.querySelector(`#${form.id}-bestTime`);
  expect(input?.getAttribute('name')).toBe('bestTime');
  expect(page.querySelector(`label[for="${form.id}-bestTime"]`)?.text).toContain('When may we call?');

  const url = `${site}/functions/v1/${form.call}`;
  const rejected = await send(url, createJsonRequest({ ...form.content, bestTime: '' }));
  expect(rejected).toMatchObject({ status: 400, json: { error: 'Best time is required' } });
  const redisplayedPage = parse(
    (await send(url, createFormRequest({ kind: form.form, bestTime: 'x'.repeat(41) }))).text,
  );
  expect(redisplayedPage.querySelector('label[for="bestTime"]')?.text).toContain('When may we call?');
  expect(redisplayedPage.querySelector('#bestTime-error')?.text).toBe('Best time is too long');

  const lines = listedLines.filter((line) => line.includes(form.form));
  expect(lines).toHaveLength(2);
  const shownLead = await runLeads('show', lines[0]?.slice(0, 8) ?? '');
  expect(shownLead).toMatch(/^bestTime +Evenings$/m);
  expect(readCells(exportedCsv, form.form, 'bestTime')).toEqual(['"Evenings"', '"Mornings"']);

  const id = /^id +([0-9a-f-]+)$/m.exec(shownLead)?.[1] ?? 'none';
  const outbox = join(copy.folder, '.local/outbox');
  await expect
    .poll(
      async () => {
        const names = await readdir(outbox).catch(() => []);
        const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
        return mails.find((mail) => mail.includes(id)) ?? '';
      },
      { timeout: 20_000 },
    )
    .toMatch(/^Best time to call: Evenings$/m);
});

/** Checks that adding a form or a field takes only its definition and text in `content/forms`. Also tests `npm start`. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, test, vi } from 'vitest';
import { copySite } from '../../build/support/site-copy.ts';
import type { CommandResult, SiteCopy } from '../../build/support/site-copy.ts';
import { ownEnvironment, startProcess } from '../../fixtures/run-process.ts';
import { copyDatabase } from '../support/embedded/database.ts';
import { createBooking } from '../support/samples.ts';
import { createFormRequest, createJsonRequest, send } from '../support/send.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const fieldDefinition = `const fields = [
  {
    name: 'bestTime',
    type: 'text',
    required: true,
    rule: rules.createRequiredTextRule(40, { tooShort: 'Best time is required', tooLong: 'Best time is too long' }),
    messages: {},
    mailLabel: 'Best time to call',
  },`;

const landlordForm = `export const landlordForm = defineLeadForm({
  name: 'landlord-question',
  copy: 'landlord-question',
  fields: [
    fullName,
    phone,
    {
      name: 'rent',
      type: 'text',
      required: true,
      rule: rules.createRequiredTextRule(40, { tooShort: 'Rent is required', tooLong: 'Rent is too long' }),
      messages: {},
      mailLabel: 'Monthly rent',
    },
  ],
  mailSubject: 'Landlord question',
});

/** All forms of`;

const landlordCopy = `---
title: A question about your tenant
fields:
  fullName:
    label: Full name
  phone:
    label: Phone number
  rent:
    label: Monthly rent
submit: Send
submitting: Sending...
sent: We have your question
sentText: We will call you back.
problems: There is a problem
callInstead: Try again, or call us.
disclaimer: no-relationship
---
`;

const fieldCopy = `fields:
  bestTime:
    label: When may we call?
`;

let copy: SiteCopy;
let checkResult: CommandResult;
let url = '';

async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(copy.folder, path);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

/** A configured Supabase project, which the local server doesn't use. */
const hostedProject = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

/** Builds and serves the copy's site with its backend. Returns its URL. */
async function start(): Promise<string> {
  const env = { ...ownEnvironment, ...hostedProject, PORT: '0' };
  const options = { cwd: copy.folder, env };
  const pattern = /(http:\/\/localhost:\d+)[^]*Booking works/;
  const { ready } = await startProcess(process.execPath, ['scripts/start.ts'], options, pattern);
  return ready[1] ?? '';
}

beforeAll(async () => {
  copy = await copySite();
  await edit('supabase/functions/_shared/forms/consultation.ts', 'const fields = [', fieldDefinition);
  await edit('content/forms/consultation.md', 'fields:\n', fieldCopy);
  await edit('supabase/functions/_shared/forms/lead-forms.ts', '/** All forms of', landlordForm);
  await edit(
    'supabase/functions/_shared/forms/lead-forms.ts',
    '= [\n  countyLeadForm',
    '= [\n  landlordForm,\n  countyLeadForm',
  );
  await writeFile(join(copy.folder, 'content/forms/landlord-question.md'), landlordCopy);
  checkResult = await copy.run('check');
  await copy.run('check', ['--write-forms']);
  await copyDatabase(join(copy.folder, '.local'));
  url = `${await start()}/functions/v1/book-consultation`;
});

async function runLeads(...args: string[]): Promise<string> {
  const { status, output } = await copy.run('leads', args);
  expect(status, output).toBe(0);
  return output;
}

async function findEmail(id: string): Promise<string> {
  const outbox = join(copy.folder, '.local/outbox');
  const names = await readdir(outbox).catch(() => []);
  const emails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return emails.find((email) => email.includes(id)) ?? '';
}

test('the check reports outdated form copy', () => {
  expect(checkResult.status).toBe(1);
  expect(checkResult.output).toContain('Regenerate it: npm run check -- --write-forms');
  expect(checkResult.output).toMatch(/\nChecked \d+ files: 1 generated file is out of date \(\d+ ms\)\.\n$/);
});

test('a new form is validated, stored, mailed and exported', async () => {
  const sendLead = (rent: string) =>
    send(
      url.replace('book-consultation', 'submit-lead'),
      createJsonRequest({
        kind: 'landlord-question',
        fullName: 'Jo Doe',
        phone: '407-555-0100',
        rent,
      }),
    );
  expect(await sendLead('')).toMatchObject({ status: 400, json: { error: 'Rent is required' } });
  expect((await sendLead('$900')).status).toBe(200);
  expect(await runLeads()).toContain('landlord-question');
  expect(await runLeads('export')).toContain('"$900"');
  await expect.poll(() => findEmail('Landlord question')).toMatch(/^Monthly rent: +\$900$/m);
});

test('the local server handles forms even if a Supabase project is configured', async () => {
  for (const file of ['_headers', 'index.html'])
    expect(await copy.readBuiltFile(file)).not.toContain('abcdefgh');
});

test('a new field is rendered, validated, stored, mailed and exported', async () => {
  const page = parse(await copy.readBuiltFile('index.html'));
  expect(page.querySelector('#consult-bestTime')?.getAttribute('name')).toBe('bestTime');
  expect(page.querySelector('label[for="consult-bestTime"]')?.text).toContain('When may we call?');

  const book = (bestTime: string) => send(url, createJsonRequest(createBooking(7, { bestTime })));
  expect(await book('')).toMatchObject({ status: 400, json: { error: 'Best time is required' } });
  const redisplayedPage = parse((await send(url, createFormRequest({ bestTime: 'x'.repeat(41) }))).text);
  expect(redisplayedPage.querySelector('label[for="bestTime"]')?.text).toContain('When may we call?');
  expect(redisplayedPage.querySelector('#bestTime-error')?.text).toBe('Best time is too long');

  // The same booking with another value of the new field is a separate lead.
  for (const bestTime of ['Mornings', 'Evenings']) expect((await book(bestTime)).status).toBe(200);
  const [newest = '', ...otherLines] = (await runLeads())
    .split('\n')
    .filter((line) => line.includes('consultation'));
  expect(otherLines).toHaveLength(1);
  const leadOutput = await runLeads('show', newest.slice(0, 8));
  expect(leadOutput).toMatch(/^bestTime +Evenings$/m);
  const rows = (await runLeads('export')).split('\r\n').map((line) => line.split(','));
  const column = rows[0]?.indexOf('"bestTime"') ?? -1;
  expect(rows.slice(1, 3).map((row) => row[column])).toEqual(['"Evenings"', '"Mornings"']);

  const id = /^id +([0-9a-f-]+)$/m.exec(leadOutput)?.[1] ?? 'none';
  await expect.poll(() => findEmail(id)).toMatch(/^Best time to call: Evenings$/m);
});

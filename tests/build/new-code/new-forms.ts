/**
 * Tests that adding a form and a field takes only their definitions and their text in `content/forms`. `new-code.test.ts` imports
 * these tests, because its site is slow to build. Also tests `npm start`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { createBooking } from '../../backend/support/samples.ts';
import { createFormRequest, createJsonRequest, send } from '../../backend/support/send.ts';
import { ownEnvironment, startProcess } from '../../fixtures/run-process.ts';
import { editFile } from '../support/live-content.ts';
import type { SiteCopy } from '../support/site-copy.ts';

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
let url = '';

/** A configured Supabase project, which the local server doesn't use. */
const hostedProject = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

/** Adds the form and the field to a copy of the site. */
export async function addForms(site: SiteCopy): Promise<void> {
  copy = site;
  const edit = (path: string, from: string, to: string) =>
    editFile(site.folder, path, (text) => text.replace(from, to));
  const forms = 'supabase/functions/_shared/forms';
  await edit(`${forms}/consultation.ts`, 'const fields = [', fieldDefinition);
  await edit('content/forms/consultation.md', 'fields:\n', fieldCopy);
  await edit(`${forms}/lead-forms.ts`, '/** All forms of', landlordForm);
  await edit(`${forms}/lead-forms.ts`, '= [\n  countyLeadForm', '= [\n  landlordForm,\n  countyLeadForm');
  await writeFile(join(site.folder, 'content/forms/landlord-question.md'), landlordCopy);
}

/** Builds and serves the copy's site with its backend. Returns the output. */
export async function startSite(): Promise<string> {
  const env = { ...ownEnvironment, ...hostedProject, PORT: '0' };
  const options = { cwd: copy.folder, env };
  const pattern = /(http:\/\/localhost:\d+)[^]*Booking works/;
  const { ready } = await startProcess(process.execPath, ['scripts/start.ts'], options, pattern);
  url = `${ready[1]}/functions/v1/book-consultation`;
  return ready.input;
}

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

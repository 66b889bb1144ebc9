/** Links in e-mails: confirming a subscription and ending it, with the deployed functions in Deno on PostgreSQL. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { fileMail } from '#operations/server/mail-outbox.ts';
import { confirmPage, unsubscribePage, submitErrors } from '#forms/messages.ts';
import { confirmSubscription, endSubscription } from '#functions/handlers/subscription-links.ts';
import type { Services } from '#functions/handlers/services.ts';
import { providerMail } from '#functions/mail/mail.ts';
import { renderMail } from '#functions/mail/render.ts';
import { denoLeg } from '../support/deno-leg.ts';
import type { Leg } from '../support/leg.ts';
import { leads } from '../support/samples.ts';
import { asForm, asJson } from '../support/send.ts';
import { servicesWith } from '../support/services.ts';

const confirm = 'confirm-subscription';
const end = 'end-subscription';
const byMailProgram = asForm({ 'List-Unsubscribe': 'One-Click' });
const unknownToken = 'f'.repeat(64);

let leg: Leg;
const tokens: string[] = [];

beforeAll(async () => {
  leg = await denoLeg(['submit-lead', confirm, end]);
}, 240_000);
beforeEach(async () => {
  await leg.sql('delete from private.submission; delete from private.suppression');
});
afterAll(async () => {
  await leg.close();
});

async function subscribe(email: string = leads.subscription.email): Promise<string> {
  await leg.call('submit-lead', asJson({ ...leads.subscription, email }));
  const [row] = await leg.sql(`select token from private.subscription where email = '${email}'`);
  const token = String(row?.['token']);
  tokens.push(token);
  return token;
}

async function states(): Promise<unknown[]> {
  const rows = await leg.sql('select state from private.subscription order by email');
  return rows.map(({ state }) => state);
}

/** Row counts of the tables with personal data. */
async function rowCounts(): Promise<unknown> {
  const count = (table: string) => `(select count(*)::int from private.${table}) as ${table}`;
  const [row] = await leg.sql(
    `select ${['submission', 'subscription', 'attempt', 'outbox'].map(count).join(', ')}`,
  );
  return row;
}
const nothing = { submission: 0, subscription: 0, attempt: 0, outbox: 0 };

test('ending a confirmed subscription erases its data, and can be repeated', async () => {
  const token = await subscribe();
  await leg.call(`${confirm}?token=${token}`, asForm({}));
  expect(await states()).toEqual(['confirmed']);
  const ended = await leg.call(`${end}?token=${token}`, asForm({}, { origin: leg.origin }));
  expect(ended.status).toBe(200);
  expect(ended.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(ended.text).toContain(unsubscribePage.ended.title);
  expect(await rowCounts()).toEqual(nothing);
  const again = await leg.call(`${end}?token=${token}`, asForm({}));
  expect(again.status).toBe(200);
  expect(again.text).toContain(unsubscribePage.unknown.title);
  const late = await leg.call(`${confirm}?token=${token}`, asForm({}));
  expect(late.headers['location']).toContain('#subscription-unknown');
  expect(await rowCounts()).toEqual(nothing);
});

test('the confirmation link shows a button, and pressing it confirms and redirects to the site', async () => {
  const token = await subscribe();
  for (const method of ['HEAD', 'PUT', 'DELETE']) await leg.call(`${confirm}?token=${token}`, { method });
  const page = await leg.call(`${confirm}?token=${token}`, { method: 'GET' });
  expect(await states()).toEqual(['pending']);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post"><button>${confirmPage.button}</button></form>`);
  const pressed = await leg.call(`${confirm}?token=${token}`, asForm({}, { origin: leg.origin }));
  expect(pressed.status).toBe(303);
  expect(pressed.headers['location']).toMatch(/\/blog#subscription-confirmed$/);
  // The CSP's form-action also applies to redirects.
  expect(page.headers['content-security-policy']).toContain(
    `form-action 'self' ${new URL(pressed.headers['location'] ?? '').origin};`,
  );
  expect(await states()).toEqual(['confirmed']);
});

test('a truncated confirmation link redirects to an explanation', async () => {
  const token = await subscribe();
  const answer = await leg.call(`${confirm}?token=${token.slice(1)}`, { method: 'GET' });
  expect([answer.status, answer.headers['location']]).toEqual([
    303,
    expect.stringMatching(/#subscription-unknown$/),
  ]);
  expect(await states()).toEqual(['pending']);
});

test('the unsubscribe link shows a button and does not unsubscribe', async () => {
  const token = await subscribe();
  await leg.call(`${confirm}?token=${token}`, asForm({}));
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await leg.call(`${end}?token=${token}`, { method });
  const page = await leg.call(`${end}?token=${token}`, { method: 'GET' });
  expect(await states()).toEqual(['confirmed']);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post"><button>${unsubscribePage.ask.button}</button></form>`);
  expect(page.text).not.toMatch(/<script|canary|\w@|[0-9a-f]{64}/i);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*form-action 'self';/),
  });
});

test('one-click unsubscribe also works before the confirmation', async () => {
  const token = await subscribe();
  expect((await leg.call(`${end}?token=${token}`, byMailProgram)).status).toBe(200);
  expect(await rowCounts()).toEqual(nothing);
  await leg.sql('delete from private.suppression');
  const next = await subscribe();
  expect(next).not.toBe(token);
  await leg.call(`${end}?token=${token}`, byMailProgram);
  expect(await states()).toEqual(['pending']);
});

test('unknown and truncated links don’t unsubscribe', async () => {
  const token = await subscribe();
  await subscribe('canary.two@example.com');
  for (const query of ['', '?token=', `?token=${token.slice(1)}`, `?token=${unknownToken}`, '?token=%25']) {
    const answer = await leg.call(`${end}${query}`, asForm({ token }));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(unsubscribePage.unknown.title);
  }
  expect((await leg.call(`${end}?token=${token.slice(1)}`, { method: 'GET' })).text).toContain(
    unsubscribePage.unknown.title,
  );
  expect(await states()).toEqual(['pending', 'pending']);
  await leg.call(`${end}?token=${token}`, byMailProgram);
  expect(await leg.sql('select email from private.subscription')).toEqual([
    { email: 'canary.two@example.com' },
  ]);
});

test('of 20 concurrent clicks one unsubscribes, and none fails', async () => {
  const token = await subscribe();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => leg.call(`${end}?token=${token}`, byMailProgram)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ text }) => text.includes(unsubscribePage.ended.title))).toHaveLength(1);
});

test('no log contains the address or the token', async () => {
  const log = await leg.log();
  expect(log).toContain('{"event":"end-subscription","outcome":"ended"}');
  expect(log).not.toMatch(/canary|@example/i);
  expect(tokens.filter((token) => log.includes(token))).toEqual([]);
});

const services = (changes: Partial<Services>) =>
  servicesWith({ store: { call: async () => ({ outcome: 'ended' }) }, ...changes });

const link = `https://fn.example.com/functions/v1/${end}?token=${unknownToken}`;

const message = {
  id: 'id',
  kind: 'confirm-subscription',
  createdAt: '2026-11-22T12:00:00Z',
  attempts: 1,
  token: unknownToken,
  lead: { id: 'id', kind: 'subscription', createdAt: '2026-11-22T12:00:00Z', email: 'canary@example.com' },
} as const;

test('the confirmation mail has the unsubscribe link in its text and headers', async () => {
  const mail = renderMail(message, services({}));
  expect(mail.text).toContain(`end the subscription here:\n\n${link}\n`);
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const taken: string[] = [];
  const provider = createServer(async (request, response) => {
    for await (const chunk of request) taken.push(String(chunk));
    response.end('{}');
  });
  onTestFinished(() => void provider.close());
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  await providerMail({ apiUrl, apiKey: 'x', from: 'site@example.com' })(mail);
  expect(JSON.parse(taken.join(''))).toMatchObject({ to: ['canary@example.com'], headers });

  const folder = await mkdtemp(join(tmpdir(), 'backend-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await fileMail(folder)(mail);
  const [name = ''] = await readdir(folder);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(
    `List-Unsubscribe: <${link}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\nSomeone`,
  );
});

test('on Supabase’s own domain the unsubscribe link redirects to instructions on the site', async () => {
  const calls: string[] = [];
  const deployed = endSubscription(
    services({
      functionsUrl: 'https://ref.supabase.co/functions/v1',
      store: { call: async (name) => void calls.push(name) },
    }),
  );
  for (const url of [link, link.slice(0, -1)]) {
    const answer = await deployed(new Request(url));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      'https://www.example.com/privacy-policy#how-to-end-a-subscription',
    );
  }
  expect(calls).toEqual([]);
});

test('on Supabase’s own domain opening the confirmation link confirms', async () => {
  const calls: string[] = [];
  const deployed = confirmSubscription(
    services({
      functionsUrl: 'https://ref.supabase.co/functions/v1',
      store: {
        call: async (name) => {
          calls.push(name);
          return { outcome: 'confirmed' };
        },
      },
    }),
  );
  const answer = await deployed(new Request(link));
  expect(answer.headers.get('location')).toBe('https://www.example.com/blog#subscription-confirmed');
  expect(calls).toEqual(['confirm_subscription']);
});

test.each([
  [confirm, confirmSubscription],
  [end, endSubscription],
])('while the database is down, the button of %s responds with 503', async (name, handler) => {
  const logged: string[] = [];
  const away = handler(
    services({
      store: { call: async () => Promise.reject(new Error('canary')) },
      log: (event) => logged.push(JSON.stringify(event)),
    }),
  );
  const answer = await away(new Request(link, { method: 'POST' }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain(submitErrors.transport);
  expect(logged).toEqual([`{"event":"${name}","outcome":"fault","fault":"Error","alarm":true}`]);
});

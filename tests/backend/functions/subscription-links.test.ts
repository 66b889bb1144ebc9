/** Tests for links in emails that `scenarios.yaml` doesn't cover. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileMail } from '#operations/server/mail-outbox.ts';
import { submitErrors } from '#forms/messages.ts';
import { createConfirmHandler, createUnsubscribeHandler } from '#functions/handlers/subscription-links.ts';
import type { Services } from '#functions/handlers/services.ts';
import { createProviderMail } from '#functions/mail/mail.ts';
import { renderMail } from '#functions/mail/render.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';
import { createTestServices } from '../support/services.ts';

const confirmName = 'confirm-subscription';
const endName = 'end-subscription';
const unknownToken = 'f'.repeat(64);

const createServices = (changes: Partial<Services>) =>
  createTestServices({ store: { call: async () => ({ outcome: 'ended' }) }, ...changes });

const link = `https://fn.example.com/functions/v1/${endName}?token=${unknownToken}`;

const message = {
  id: 'id',
  kind: 'confirm-subscription',
  createdAt: '2026-11-22T12:00:00Z',
  attempts: 1,
  token: unknownToken,
  lead: { id: 'id', kind: 'subscription', createdAt: '2026-11-22T12:00:00Z', email: 'canary@example.com' },
} as const;

test('the confirmation email contains the unsubscribe link in its text and headers', async () => {
  const mail = renderMail(message, createServices({}));
  expect(mail.text).toContain(`use this link:\n\n${link}\n`);
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const chunks: string[] = [];
  const apiUrl = await startTestServer(async (request, response) => {
    for await (const chunk of request) chunks.push(String(chunk));
    response.end('{}');
  });
  await createProviderMail({ apiUrl, apiKey: 'x', from: 'site@example.com' })(mail);
  expect(JSON.parse(chunks.join(''))).toMatchObject({ to: ['canary@example.com'], headers });

  const folder = await createTemporaryFolder();
  await createFileMail(folder)(mail);
  const [name = ''] = await readdir(folder);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(
    `List-Unsubscribe: <${link}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\nSomeone`,
  );
});

test('an unexpected response from the database is a fault, and doesn’t make the link unknown', async () => {
  const outcomes: unknown[] = [];
  const services = createServices({
    store: { call: async () => null },
    log: ({ outcome }) => outcomes.push(outcome),
  });
  for (const createHandler of [createConfirmHandler, createUnsubscribeHandler])
    expect((await createHandler(services)(new Request(link, { method: 'POST' }))).status).toBe(503);
  expect(outcomes).toEqual(['fault', 'fault']);
});

test('a link’s page allows no scripts, and its form can only post to its own origin and the redirect target', async () => {
  const page = await createUnsubscribeHandler(createServices({}))(new Request(link));
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*form-action 'self';/),
  });
  expect(await page.text()).not.toMatch(/<script|[0-9a-f]{64}/i);
  const confirmation = await createConfirmHandler(createServices({}))(new Request(link));
  // The CSP's form-action also applies to redirects.
  expect(confirmation.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://www.example.com;",
  );
});

test('on Supabase’s own domain the unsubscribe link redirects to instructions on the site', async () => {
  const calls: string[] = [];
  const handleRequest = createUnsubscribeHandler(
    createServices({
      functionsUrl: 'https://ref.supabase.co/functions/v1',
      store: { call: async (name) => void calls.push(name) },
    }),
  );
  for (const url of [link, link.slice(0, -1)]) {
    const response = await handleRequest(new Request(url));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      'https://www.example.com/privacy-policy#how-to-end-a-subscription',
    );
  }
  expect(calls).toEqual([]);
});

test('on Supabase’s own domain, opening the confirmation link confirms the subscription', async () => {
  const calls: string[] = [];
  const handleRequest = createConfirmHandler(
    createServices({
      functionsUrl: 'https://ref.supabase.co/functions/v1',
      store: {
        call: async (name) => {
          calls.push(name);
          return { outcome: 'confirmed' };
        },
      },
    }),
  );
  const response = await handleRequest(new Request(link));
  expect(response.headers.get('location')).toBe('https://www.example.com/blog#subscription-confirmed');
  expect(calls).toEqual(['confirm_subscription']);
});

test.each([
  [confirmName, createConfirmHandler],
  [endName, createUnsubscribeHandler],
])('while the database is down, the button of %s responds with 503', async (name, createHandler) => {
  const logLines: string[] = [];
  const handleRequest = createHandler(
    createServices({
      store: { call: async () => Promise.reject(new Error('canary')) },
      log: (event) => logLines.push(JSON.stringify(event)),
    }),
  );
  const response = await handleRequest(new Request(link, { method: 'POST' }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain(submitErrors.transport);
  expect(logLines).toEqual([`{"event":"${name}","outcome":"fault","fault":"Error","alarm":true}`]);
});

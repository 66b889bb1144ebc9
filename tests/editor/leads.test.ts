/** Tests for the unanswered requests in `/author`, with a fake Supabase project. */
import { expect, test, vi } from 'vitest';
import { handleLeadsForm } from '#editor/leads/requests.ts';
import { startTestServer } from '../fixtures/resources.ts';

const secret = 'sb_secret_for-this-test';
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const storedLeads = [
  { id: ids[0], kind: 'tax-appeal', createdAt: '2026-11-24T15:00:00Z', fullName: 'Ann Roe' },
  {
    id: ids[1],
    kind: 'consultation',
    createdAt: '2026-11-25T15:00:00Z',
    fullName: '=Bo\u202E Doe',
    phone: '+14075550100',
    lastDay: '2026-11-26',
  },
];
let handledIds: string[] = [];

const url = await startTestServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { p } = JSON.parse(body);
  if (request.headers['apikey'] !== secret) return void response.writeHead(401).end('{"message":"Ann Roe"}');
  const isMarkHandledCall = request.url?.endsWith('/mark_handled') === true;
  if (isMarkHandledCall) handledIds = [...handledIds.filter((id) => id !== p.id), ...(p.undo ? [] : [p.id])];
  const openLeads = storedLeads.filter(({ id }) => !handledIds.includes(id));
  response.end(JSON.stringify(isMarkHandledCall ? { outcome: 'handled', id: p.id } : openLeads));
});

const submitForm = (form: Parameters<typeof handleLeadsForm>[1]) =>
  handleLeadsForm('/nowhere', form, new Date('2026-11-27T17:00:00Z'));

test('leads are sorted by deadline, exported and marked as handled', async () => {
  const credentials = { url, key: secret };
  const { listHtml } = await submitForm(credentials);
  expect(String(listHtml)).toMatch(/Last day to act was 2026-11-26<.*=Bo Doe.*Ann Roe/s);
  expect(await submitForm({ ...credentials, export: 'open' })).toMatchObject({
    csv: expect.stringContaining(`"'=Bo Doe"`),
  });
  const markedResponse = await submitForm({ ...credentials, handled: ids[1] });
  expect(String(markedResponse.listHtml)).not.toContain('Bo Doe');
  expect(handledIds).toEqual([ids[1]]);
  expect(String((await submitForm(credentials)).listHtml)).toMatch(/1 unanswered request.*Ann Roe/s);
});

test('marking a lead as answered can be undone', async () => {
  const credentials = { url, key: secret };
  await submitForm({ ...credentials, reopened: ids[1] });
  const { statusHtml } = await submitForm({ ...credentials, handled: ids[1] });
  expect(String(statusHtml)).toMatch(
    new RegExp(`Marked as answered.*name="reopened" value="${ids[1]}"[^>]*>Undo<`, 's'),
  );
  const { listHtml, statusHtml: undoneHtml } = await submitForm({ ...credentials, reopened: ids[1] });
  expect(String(listHtml)).toMatch(/2 unanswered requests.*Bo Doe · .* · Nov 25, 2026, 10:00 AM EST/s);
  expect(String(undoneHtml)).toContain('The request is on the list again.');
});

test('a wrong key is rejected, and no secrets or personal data are logged', async () => {
  const logs = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const rejectedRequest = submitForm({ url, key: 'sb_secret_wrong' });
  await expect(rejectedRequest).rejects.toThrow('Check “URL of the Supabase project” and the secret key');
  await expect(rejectedRequest).rejects.not.toThrow(/sb_secret|Ann/);
  await expect(submitForm({ url: 'http://firm.example', key: secret })).rejects.toThrow(
    'must be the project',
  );
  for (const incompleteForm of [
    { url: '', key: '' },
    { url, key: '' },
    { url: '', key: secret },
  ])
    await expect(submitForm(incompleteForm)).rejects.toThrow(/^[^_`]*URL of the Supabase project[^_`]*$/);
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

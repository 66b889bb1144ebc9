/** Unanswered requests in `/author`, from a fake Supabase project. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { showLeads } from '#editor/leads/requests.ts';

const secret = 'sb_secret_for-this-test';
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const stored = [
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
let handled: string[] = [];

const project = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { p } = JSON.parse(body);
  if (request.headers['apikey'] !== secret) return void response.writeHead(401).end('{"message":"Ann Roe"}');
  const isMark = request.url?.endsWith('/mark_handled') === true;
  if (isMark) handled.push(p.id);
  const left = stored.filter(({ id }) => !handled.includes(id));
  response.end(JSON.stringify(isMark ? { outcome: 'handled', id: p.id } : left));
});
await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
afterAll(() => project.close());

const address = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
const show = (form: Parameters<typeof showLeads>[1]) =>
  showLeads('/nowhere', form, new Date('2026-11-27T17:00:00Z'));

test('leads are sorted by deadline, exported and marked as handled', async () => {
  const access = { address, key: secret };
  const { list } = await show(access);
  expect(String(list)).toMatch(/Last day to act was 2026-11-26<.*=Bo Doe.*Ann Roe/s);
  expect(await show({ ...access, export: 'open' })).toMatchObject({
    csv: expect.stringContaining(`"'=Bo Doe"`),
  });
  const marked = await show({ ...access, handled: ids[1] });
  expect(String(marked.list)).not.toContain('Bo Doe');
  expect(handled).toEqual([ids[1]]);
  expect(String((await show(access)).list)).toMatch(/1 request is not answered.*Ann Roe/s);
  handled = [];
});

test('a wrong key is refused, and no secrets or personal data are logged', async () => {
  const logs = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const refused = show({ address, key: 'sb_secret_wrong' });
  await expect(refused).rejects.toThrow('The key must be the project');
  await expect(refused).rejects.not.toThrow(/sb_secret|Ann/);
  await expect(show({ address: 'http://firm.example', key: secret })).rejects.toThrow(
    'must be the project’s address'.replace('’', "'"),
  );
  await expect(show({ address: '', key: '' })).rejects.toThrow('No local server is running.');
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

/** Unanswered requests in `/author`, from a fake Supabase project. */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { leadsRoutes } from '#editor/leads/requests.ts';

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
const routes = leadsRoutes('/nowhere', () => new Date('2026-11-27T17:00:00Z'));

async function post(route: string, body: object): Promise<unknown> {
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { headers: {} });
  return await routes[`POST ${route}`]?.(request as unknown as IncomingMessage, {});
}

test('leads are sorted by deadline, exported and marked as handled', async () => {
  const access = { address, key: secret };
  expect(await post('/leads', access)).toMatchObject({
    leads: [
      { id: ids[1], actBy: '2026-11-26', isPast: true, name: '=Bo Doe' },
      { id: ids[0], isPast: false, name: 'Ann Roe' },
    ],
  });
  const { csv } = (await post('/leads/export', { ...access, all: false })) as { csv: string };
  expect(csv).toContain(`"'=Bo Doe"`);
  await post('/leads/handled', { ...access, id: ids[1] });
  expect(await post('/leads', access)).toMatchObject({ leads: [{ id: ids[0] }] });
  handled = [];
});

test('a wrong key is refused, and no secrets or personal data are logged', async () => {
  const logs = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const refused = post('/leads', { address, key: 'sb_secret_wrong' });
  await expect(refused).rejects.toThrow('The key must be the project');
  await expect(refused).rejects.not.toThrow(/sb_secret|Ann/);
  await expect(post('/leads', { address: 'http://firm.example', key: secret })).rejects.toThrow(
    'must be the project’s address'.replace('’', "'"),
  );
  await expect(post('/leads', { address: '', key: '' })).rejects.toThrow('No local server is running.');
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

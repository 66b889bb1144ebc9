import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLeadsStore } from '#operations/leads/store.ts';

test('a call succeeds after the server closed the idle connection', async () => {
  const used = new Set<Socket>();
  const server = createServer(({ socket }, response) => {
    // Simulates a connection that closes while the next call is sent.
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.end('{"result":"here"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'local-store-'));
  await writeFile(join(folder, 'server.json'), `{"url":"http://127.0.0.1:${port}","token":"t"}`);
  const store = await openLeadsStore({}, folder);
  expect(await store.call('list_leads', {})).toBe('here');
  // Lets the client return the connection to its pool.
  await setImmediate();
  expect(await store.call('list_leads', {})).toBe('here');
  server.close();
  await rm(folder, { recursive: true });
});

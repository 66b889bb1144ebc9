import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLeadsStore } from '#operations/leads/store.ts';
import { startTestServer, createTemporaryFolder } from '../../fixtures/resources.ts';

test('a call succeeds after the server closed the idle connection', async () => {
  const usedSockets = new Set<Socket>();
  const url = await startTestServer(({ socket }, response) => {
    // Simulates a connection that closes while the next call is sent.
    if (usedSockets.has(socket)) return void socket.destroy();
    usedSockets.add(socket);
    response.end('{"result":"here"}');
  });
  const folder = await createTemporaryFolder();
  await writeFile(join(folder, 'server.json'), `{"url":"${url}","token":"t"}`);
  const store = await openLeadsStore({}, folder);
  expect(await store.call('list_leads', {})).toBe('here');
  // Lets the client return the connection to its pool.
  await setImmediate();
  expect(await store.call('list_leads', {})).toBe('here');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createStaticSite } from '#operations/server/static-site.ts';

/** Serves a folder on a free port until `use` is done. */
export async function serveFolder(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(getRequestListener(createStaticSite(folder).fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // A listening TCP server has an AddressInfo.
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

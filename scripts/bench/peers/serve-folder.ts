import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { staticSite } from '#server/static-site.ts';

/** Serves a folder on a free port as the local server serves the site, compressed alike. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(getRequestListener(staticSite(folder).fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

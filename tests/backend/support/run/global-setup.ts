/** Serves resources that test files share. Each is created on the first request, and ends with this process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { urlVariable, isResourceName, prepareResource } from './preparations.ts';

const server = createServer(async (request, response) => {
  const name = (request.url ?? '').slice(1);
  // Keep-alive connections could close just as another file reuses them.
  response.shouldKeepAlive = false;
  try {
    if (!isResourceName(name)) throw new Error(`There is no shared resource "${name}".`);
    response.end(JSON.stringify(await prepareResource(name)));
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
});

export async function setup(): Promise<void> {
  // Exits explicitly, so that exit listeners stop the servers.
  process.once('SIGTERM', () => process.exit(143));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[urlVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function teardown(): void {
  server.close();
  server.closeAllConnections();
}

/** Serves resources that test files share. They end with this process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resources, urlVariable, type Resources } from './preparations.ts';

const server = createServer(async (request, response) => {
  // Keep-alive connections could close just as another file reuses them.
  response.shouldKeepAlive = false;
  try {
    // Only `requestResource` sends requests.
    const name = request.url?.slice(1) as keyof Resources;
    response.end(JSON.stringify(await resources[name]()));
  } catch (error) {
    response.writeHead(500).end(String(error));
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

/**
 * What the test files of one run share is made by the process that starts them, at the
 * first request: a run that asks for nothing waits for nothing. It ends with that process.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressVariable } from './prepared.ts';

const service = createServer(async (request, response) => {
  const name = (request.url ?? '').slice(1);
  // A kept connection may close in the moment in which the next file asks on it.
  response.shouldKeepAlive = false;
  try {
    const { isPreparation, prepare } = await import('./preparations.ts');
    if (!isPreparation(name)) throw new Error(`Nobody prepares "${name}".`);
    response.end(JSON.stringify(await prepare(name)));
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
});

export async function setup(): Promise<void> {
  // What was started here goes when this process exits, which a signal alone would not let it do.
  process.once('SIGTERM', () => process.exit(143));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env[addressVariable] = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

export function teardown(): void {
  service.close();
  service.closeAllConnections();
}

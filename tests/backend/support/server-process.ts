/** The local server in a process that can be killed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';

const { folder, dist }: { folder: string; dist: string } = JSON.parse(process.argv[2] ?? '{}');

const backend = await createLocalBackend({
  dataDir: folder,
  firmPhone: '(407) 555-0100',
  notifyEmail: 'office@example.com',
  drainIntervalMs: 200,
  // Without rate limits, because all visitors share one address.
  limits: { address_minutes: 0, flood_minutes: 0, contact_hard: 1e8, lease_seconds: 1, retry_seconds: 1 },
});
const server = await startServer({ distDir: dist, port: 0, backend });

async function selectOne(request: Request): Promise<Response> {
  await request.text();
  await backend.db.query('select 1');
  return Response.json({ success: true });
}

/** The baseline for measurements: the same adapter and database with `select 1`. */
const baselineServer = createServer(getRequestListener(selectOne, { overrideGlobalObjects: false }));
await new Promise<void>((resolve) => baselineServer.listen(0, '127.0.0.1', resolve));
process.send?.({ port: server.port, barePort: (baselineServer.address() as AddressInfo).port });
process.once('SIGTERM', () => {
  baselineServer.close();
  void server.close().then(() => process.exit(0));
});

import { join } from 'node:path';
import { createServer } from 'vite';

const root = process.cwd();
const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 5173) },
});
await server.listen();
server.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}

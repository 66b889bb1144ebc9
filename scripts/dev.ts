/** Starts the live preview. With --open, also opens /author in the browser. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { readPort, stopOnSignal } from './server-process.ts';

const root = process.cwd();

try {
  const port = readPort(process.env, 5173, 'npm run dev');
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { host: '127.0.0.1', port, open: process.argv.includes('--open') && '/author' },
  });
  await server.listen();
  server.printUrls();
  stopOnSignal(server);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(process.env['DEBUG'] ? error : `The preview could not start: ${reason}`);
  // The file watchers are running and would prevent the process from exiting.
  process.exit(1);
}

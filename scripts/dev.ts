/** Starts the live preview. With --open, also opens /author in the browser. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { readPort, stopOnSignal } from './server-process.ts';

const root = process.cwd();

const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port: readPort(process.env, 5173, 'npm run dev'),
    open: process.argv.includes('--open') && '/author',
  },
});
await server.listen();
server.printUrls();
stopOnSignal(server);

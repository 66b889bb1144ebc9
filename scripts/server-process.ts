/** Shared by the commands that start a server: port, start errors and shutdown. */
import { once } from 'node:events';
import { createServer } from 'node:net';

const maxPort = 65_535;

/** Reads PORT. Returns `defaultPort` if it is missing or empty. Throws if it is invalid. */
export function readPort(environment: NodeJS.ProcessEnv, defaultPort: number, command: string): number {
  const value = environment['PORT'];
  if (value === undefined || value === '') return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= maxPort) return port;
  throw new Error(`PORT is "${value}" but must be a number up to ${maxPort}: PORT=${defaultPort} ${command}`);
}

/** Throws the system error if the port can't be used. */
export async function tryPort(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Explains in one sentence why the server couldn't start. */
export function formatStartError(error: unknown, port: number): string {
  if (!(error instanceof Error)) return `The server couldn’t start: ${String(error)}`;
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  const command = `PORT=${port === 4173 ? 4174 : 4173} npm start`;
  if (syscall === 'listen' && code === 'EACCES') {
    return `Port ${port} is reserved by the system. Choose another: ${command}`;
  }
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other server, or choose another port: ${command}`;
  }
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined) {
    return `This user has no access to ${path}, where bookings are stored. Grant read and write access, then start again.`;
  }
  return `The server couldn’t start: ${error.message}`;
}

/** Closes a server and exits on Ctrl-C or SIGTERM. */
export function stopOnSignal(server: { close: () => Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}

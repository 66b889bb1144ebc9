/** Shared by the commands that start a server: port, start errors and shutdown. */
import { once } from 'node:events';
import { createServer } from 'node:net';

const maxPort = 65_535;

/** Reads PORT; returns `usual` when it is missing or empty. Throws an error for an invalid port. */
export function readPort(environment: NodeJS.ProcessEnv, usual: number, command: string): number {
  const value = environment['PORT'];
  if (value === undefined || value === '') return usual;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= maxPort) return port;
  throw new Error(`PORT is "${value}" but must be a number up to ${maxPort}: PORT=${usual} ${command}`);
}

/** Throws the system error when the port can't be used. */
export async function tryPort(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** One sentence that explains why the server could not start. */
export function startErrorMessage(error: unknown, port: number): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
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
  return `The server could not start: ${error.message}`;
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

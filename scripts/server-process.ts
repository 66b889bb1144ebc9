/** Port and shutdown handling for the commands that start a server. */
import { once } from 'node:events';
import { createServer } from 'node:net';

const maxPort = 65_535;

/** Reads PORT. Returns `defaultPort` if it is missing or empty. Throws if it is invalid. */
export function readPort(environment: NodeJS.ProcessEnv, defaultPort: number, command: string): number {
  const value = environment['PORT'];
  if (value === undefined || value === '') return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= maxPort) return port;
  throw new Error(`PORT must be a number up to ${maxPort}, not "${value}": PORT=${defaultPort} ${command}`);
}

/** Throws an error with advice if the port can't be used. */
export async function checkPort(port: number, command: string): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    const isReserved = error instanceof Error && 'code' in error && error.code === 'EACCES';
    const reason = isReserved
      ? 'is reserved by the system. Choose another'
      : 'is in use. Stop the other server, or choose another port';
    throw new Error(`Port ${port} ${reason}: PORT=${port === 4173 ? 4174 : 4173} ${command}`, {
      cause: error,
    });
  }
  probe.close();
  await once(probe, 'close');
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

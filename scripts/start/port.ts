/** The port that a server of this project listens on, and another one to try when it can't be had. */
import { createServer } from 'node:net';

const largestPort = 65_535;
/** Larger than the ports that systems keep for themselves. */
const suggestedPort = 4173;

/** Reads PORT; left out or empty, it is `usual`. Raises an error in plain words when it is no port. */
export function portFrom(environment: NodeJS.ProcessEnv, usual: number, command: string): number {
  const given = environment['PORT'];
  if (given === undefined || given === '') return usual;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= largestPort) return port;
  throw new Error(`PORT is "${given}", and must be a number up to ${largestPort}: PORT=${usual} ${command}`);
}

/** Raises the system's own error when nothing can listen on the port now. */
export async function tryPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', resolve);
  });
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
}

export function otherPort(port: number): number {
  return port < suggestedPort || port === largestPort ? suggestedPort : port + 1;
}

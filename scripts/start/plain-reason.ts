import { otherPort } from './port.ts';

/** Why the server could not start, in one sentence. */
export function plainReason(error: unknown, port: number): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  const other = `PORT=${otherPort(port)} npm start`;
  if (syscall === 'listen' && code === 'EACCES') {
    return `This system keeps port ${port} for itself. Choose another one: ${other}`;
  }
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other server, or choose another port: ${other}`;
  }
  if ((code === 'EACCES' || code === 'EPERM') && path !== undefined) {
    return `This user has no right to ${path}, where bookings are kept. Give the right to read and write there, then start again.`;
  }
  return `The server could not start: ${error.message}`;
}

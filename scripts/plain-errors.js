/**
 * Loaded before every command. Reports an uncaught error as one sentence; DEBUG=1 prints its stack. Plain JavaScript,
 * because it runs before anything else can fail.
 */
import { enableCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Node caches compiled code, so that the next command starts faster.
enableCompileCache();

/** Messages for system error codes. */
const reasons = {
  EACCES: 'permission denied. Allow this user to read and write there',
  EPERM: 'permission denied. Allow this user to read and write there',
  EROFS: 'the disk is read-only. Move the project to another disk',
  ENOSPC: 'the disk is full. Free up space',
  EDQUOT: 'this user has exceeded the disk quota. Free up space',
};

// The other end of a pipe may close early, as with `head`. That isn't an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }) => {
    if (code === 'EPIPE') process.exit(1);
  });

// The thread that started a worker handles its errors.
if (isMainThread) {
  process.on('uncaughtException', (error) => {
    if (process.env['DEBUG']) console.error(error);
    else console.error(`${formatError(error)}\n(Run it again with DEBUG=1 to see the stack trace.)`);
    process.exit(1);
  });
}

/** @param {unknown} error */
function formatError(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  const reason = reasons[/** @type {keyof typeof reasons} */ (code)];
  if (reason === undefined) return error.message || error.name;
  return `${dest ?? path ?? 'A file'} can’t be read or written: ${reason}, then try again.`;
}

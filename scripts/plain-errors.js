/**
 * Loaded before every command. Reports an uncaught error as one sentence; DEBUG=1 prints its stack. Plain JavaScript,
 * because it runs before anything else can fail.
 */
import { enableCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Node stores what it made of each file of code, so that the next command starts faster.
enableCompileCache();

/** Messages for system error codes. */
const reasons = {
  EACCES: 'this user has no right to it. Give the right to read and write there',
  EPERM: 'this user has no right to it. Give the right to read and write there',
  EROFS: 'it lies on a disk that can only be read. Move the project to another disk',
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the disk is full for this user. Make room',
};

// Errors of a worker are handled by the thread that started it.
if (isMainThread) {
  process.on('uncaughtException', (error) => {
    if (process.env['DEBUG']) console.error(error);
    else console.error(`${sentence(error)}\n(DEBUG=1 before the command shows where this comes from.)`);
    process.exit(1);
  });
}

/** @param {unknown} error */
function sentence(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  const reason = reasons[/** @type {keyof typeof reasons} */ (code)];
  if (reason === undefined) return error.message || error.name;
  return `${dest ?? path ?? 'A file'} can’t be read or written: ${reason}, then try again.`;
}

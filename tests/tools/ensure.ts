/** Installs the heavy tools that only the backend tests need, once, when they are first needed. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = import.meta.dirname;
const stamp = join(folder, 'node_modules/.installed');
const lock = join(folder, 'node_modules/.installing');

/** Paths of the tools. Test files run side by side, so one of them installs and the others wait. */
export async function ensureTools(): Promise<void> {
  const wanted = await fingerprint();
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (let waited = 0; waited < 600; waited += 1) {
    if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
    const mine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (mine) return await install(wanted);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Another run seems to be installing the test tools. If none is, delete ${lock}.`);
}

async function install(wanted: string): Promise<void> {
  try {
    console.log('Installing the test tools (Deno, PostgreSQL, Supabase CLI) in tests/tools, once.');
    await run('npm', ['ci', '--prefix', folder], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    await writeFile(stamp, wanted);
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function fingerprint(): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(folder, 'package.json')))
    .digest('hex');
}

/** The program that a tool installs, by its name. */
export function toolPath(name: 'deno' | 'supabase'): string {
  return join(folder, 'node_modules/.bin', name);
}

export const toolsFolder = folder;

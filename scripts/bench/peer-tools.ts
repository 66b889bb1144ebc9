import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Where Eleventy, Astro, Next.js and Lighthouse are installed: a
 * scratch folder, so that the site's own install stays small.
 */
export const peerFolder = join(process.cwd(), '.cache/peers');

const packages = ['@11ty/eleventy@3.1.7', 'astro@7.3.5', 'next@16.4.6', 'lighthouse@13.5.0'];

/**
 * Installs the peers: four npm packages into `.cache/peers`,
 * and Hugo from the system's packages where that is allowed.
 */
export async function installPeers(): Promise<void> {
  await mkdir(peerFolder, { recursive: true });
  await writeFile(join(peerFolder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run(['npm', 'install', '--no-fund', '--no-audit', ...packages], peerFolder);
  if ((await versionOf(['hugo', 'version'])) !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run(['apt-get', 'update', '-qq'], peerFolder);
    await run(['apt-get', 'install', '-y', '-qq', 'hugo'], peerFolder);
  } else {
    console.log(
      'Hugo is left to you: install it from your system’s packages; the benchmark finds it by itself.',
    );
  }
}

/** The version a program prints, or undefined when it can't be run. */
export async function versionOf(command: string[]): Promise<string | undefined> {
  const [program = '', ...words] = command;
  try {
    const { stdout } = await promisify(execFile)(program, words);
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}

async function run(command: string[], cwd: string): Promise<void> {
  const [program = '', ...words] = command;
  const child = spawn(program, words, { cwd, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command.join(' ')} failed.`);
}

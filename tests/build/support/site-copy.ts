/** The site's sources in a folder of their own, to be changed and built without touching the real ones. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const inputs = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'content',
  'public',
  'scripts',
  'supabase',
];

export type Run = { status: number; output: string };

export type SiteCopy = {
  folder: string;
  run: (script: string, words?: string[], environment?: Record<string, string>) => Promise<Run>;
  /** A file of the built site. */
  built: (file: string) => Promise<string>;
  remove: () => Promise<void>;
};

export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of inputs) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (script, words = [], environment = {}) =>
      run(folder, [`scripts/${script}.ts`, ...words], environment),
    built: (file) => readFile(join(folder, 'dist/client', file), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function run(folder: string, words: string[], environment: Record<string, string>): Promise<Run> {
  // The site's own configuration must not take itself for the one of this test.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: folder, env: { ...inherited, ...environment } });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status: status ?? -1, output }));
  });
}

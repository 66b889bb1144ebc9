/** The site's sources in a folder of their own, to be changed and built without touching the real ones. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../../../scripts/bench/project-copy.ts';

export type Run = { status: number; output: string };

export type SiteCopy = {
  folder: string;
  run: (script: string, words?: string[], environment?: Record<string, string>) => Promise<Run>;
  /** A file of the built site. */
  built: (file: string) => Promise<string>;
  remove: () => Promise<void>;
};

export async function copySite(): Promise<SiteCopy> {
  const { root: folder, remove } = await copyProject();
  return {
    folder,
    run: (script, words = [], environment = {}) =>
      run(folder, [`scripts/${script}.ts`, ...words], environment),
    built: (file) => readFile(join(folder, 'dist/client', file), 'utf8'),
    remove,
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

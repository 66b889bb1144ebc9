import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayOfContent } from '../edited-content.ts';

export type Ended = { code: number | null; stdout: string; stderr: string };

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Starts a command of the project as npm would, on the content of another folder. */
export function startCommand(
  name: string,
  words: string[],
  folder: string,
  environment: Record<string, string> = {},
) {
  const [, ...line] = (scripts[name] ?? '').split(' ');
  const absolute = line.map((word) => (/^(?:\.\/)?scripts\//.test(word) ? resolve(word) : word));
  const env = { ...process.env, SITE_NOW: dayOfContent, ...environment };
  return spawn(process.execPath, [...absolute, ...words], { cwd: folder, env });
}

/** Runs a command to its end. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<Ended> {
  const child = startCommand(...command);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (said.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.stderr += data.toString()));
  return new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('close', (code) => ended({ code, ...said }));
  });
}

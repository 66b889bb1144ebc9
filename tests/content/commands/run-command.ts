import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayOfContent } from '../edited-content.ts';

export type Result = { code: number | null; stdout: string; stderr: string };

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Starts an npm script on the content of another folder. */
export function startCommand(
  name: string,
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
) {
  const [, ...line] = (scripts[name] ?? '').split(' ');
  const absolute = line.map((word) => (/^(?:\.\/)?scripts\//.test(word) ? resolve(word) : word));
  const env = { ...process.env, SITE_NOW: dayOfContent, ...environment };
  return spawn(process.execPath, [...absolute, ...args], { cwd: folder, env });
}

/** Runs an npm script until it exits. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<Result> {
  const child = startCommand(...command);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => done({ code, ...output }));
  });
}

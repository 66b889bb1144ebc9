import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayOfContent } from '../edited-content.ts';

export type Result = { code: number | null; stdout: string; stderr: string };

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs an npm script on the content of another folder until it exits. */
export function runCommand(
  name: string,
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
): Promise<Result> {
  const [, ...line] = (scripts[name] ?? '').split(' ');
  const absolute = line.map((word) => (/^(?:\.\/)?scripts\//.test(word) ? resolve(word) : word));
  const env = { ...process.env, SITE_NOW: dayOfContent, ...environment };
  const child = spawn(process.execPath, [...absolute, ...args], { cwd: folder, env });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => done({ code, ...output }));
  });
}

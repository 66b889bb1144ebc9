import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProcess, type ProcessResult } from '../../fixtures/run-process.ts';
import { fixtureDay } from '../../fixtures/firm-content.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs an npm script in another folder, and waits until it exits. */
export function runCommand(
  name: string,
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
): Promise<ProcessResult> {
  const [, ...command] = (scripts[name] ?? '').split(' ');
  const commandArgs = command.map((word) => (/^(?:\.\/)?scripts\//.test(word) ? resolve(word) : word));
  const env = { ...process.env, SITE_NOW: fixtureDay, ...environment };
  return runProcess(process.execPath, [...commandArgs, ...args], { cwd: folder, env });
}

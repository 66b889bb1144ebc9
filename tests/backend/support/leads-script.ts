/** `npm run leads`, in this process or in one of its own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { vi } from 'vitest';

export type Ended = { code: number; text: string };
type Command = { words: string[]; env: Record<string, string>; cwd: string };

const script = fileURLToPath(new URL('../../../scripts/leads.ts', import.meta.url));
const run = promisify(execFile);

export async function leadsProcess({ words, env, cwd }: Command): Promise<Ended> {
  const clean = { PATH: process.env['PATH'] ?? '', ...env };
  return await run(process.execPath, [script, ...words], { env: clean, cwd }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
}

let runs = 0;

/** The same script, read anew for each command: a process for each would take most of its time to start. */
export async function leadsHere({ words, env, cwd }: Command): Promise<Ended> {
  const { argv, env: ownEnv } = process;
  const printed: string[] = [];
  const complained: string[] = [];
  const doubles = [
    vi.spyOn(process, 'cwd').mockReturnValue(cwd),
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(`${line}\n`)),
  ];
  process.argv = [process.execPath, script, ...words];
  process.env = { ...env };
  // An embedded database that an earlier file of this process closed leaves a code of its own.
  process.exitCode = undefined;
  runs += 1;
  try {
    await import(/* @vite-ignore */ `${script}?run=${runs}`);
    const code = Number(process.exitCode ?? 0);
    return { code, text: (code === 0 ? printed : complained).join('') };
  } finally {
    process.exitCode = undefined;
    process.argv = argv;
    process.env = ownEnv;
    for (const double of doubles) double.mockRestore();
  }
}

import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

export type CommandResult = { code: number; text: string };
type Command = { args: string[]; env: Record<string, string>; cwd: string };

const script = fileURLToPath(new URL('../../../scripts/leads.ts', import.meta.url));

let runCount = 0;

/** Imports the script again for each command, because starting a process is slow. */
export async function runLeadsInProcess({ args, env, cwd }: Command): Promise<CommandResult> {
  const { argv, env: originalEnv } = process;
  const outputLines: string[] = [];
  const errorLines: string[] = [];
  const spies = [
    vi.spyOn(process, 'cwd').mockReturnValue(cwd),
    vi.spyOn(console, 'log').mockImplementation((line: string) => void outputLines.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => void errorLines.push(`${line}\n`)),
  ];
  process.argv = [process.execPath, script, ...args];
  process.env = { ...env };
  // Closing an embedded database sets an exit code.
  process.exitCode = undefined;
  runCount += 1;
  try {
    await import(/* @vite-ignore */ `${script}?run=${runCount}`);
    const code = Number(process.exitCode ?? 0);
    return { code, text: (code === 0 ? outputLines : errorLines).join('') };
  } finally {
    process.exitCode = undefined;
    process.argv = argv;
    process.env = originalEnv;
    for (const spy of spies) spy.mockRestore();
  }
}

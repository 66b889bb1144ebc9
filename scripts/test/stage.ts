import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

/** Failures and second tries by the names of their tests; what was left out by its file or name. */
export type Count = { passed: number; failures: string[]; secondTries?: string[]; leftOut?: string[] };

/** What a command writes of its own tests, and how to count it. */
export type Report = { file: string; count: (text: string) => Count };

export function announce(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/**
 * Runs one command and counts it. A command that has its own tests
 * is counted by its report; any other is one check.
 */
export async function runStage(name: string, command: string[], report?: Report): Promise<Count> {
  announce(name);
  await mkdir('.cache', { recursive: true });
  // That of an earlier run says nothing of this one.
  if (report !== undefined) await rm(report.file, { force: true });
  const started = performance.now();
  const code = await run(command);
  const own = report === undefined ? undefined : await counted(report);
  const result: Count = own ?? { passed: code === 0 ? 1 : 0, failures: [] };
  // A runner that failed for a reason other than its tests must not look green.
  if (code !== 0 && result.failures.length === 0) result.failures.push(`${name}: what it said is above`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failures.length} failed (${seconds} s)`);
  return result;
}

async function counted({ file, count }: Report): Promise<Count | undefined> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function run([program = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

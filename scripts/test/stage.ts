import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

export type Count = { passed: number; failed: number; secondTries?: number };

export function announce(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/**
 * Runs one command and counts it. A command that has its own tests is
 * counted by `count`, which reads its report; any other is one check.
 */
export async function runStage(
  name: string,
  command: string[],
  count?: () => Promise<Count>,
): Promise<Count> {
  announce(name);
  await mkdir('.cache', { recursive: true });
  const started = performance.now();
  const code = await run(command);
  const own = count === undefined ? undefined : await count().catch(() => undefined);
  const result = own ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that failed for a reason other than its tests must not look green.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
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

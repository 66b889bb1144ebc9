import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { parse } from 'node-html-parser';

/** `failures` has a line for each failed test. */
export type TestCounts = { passed: number; failures: string[]; skipped: number };

export type Stage = TestCounts & { name: string; seconds: number };

/** Prints a heading in the output of `npm test`. */
export function printStage(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/** Runs a command. Tests are counted from the JUnit report of a test runner; any other command counts as one test. */
export async function runStage(name: string, command: readonly string[], report?: string): Promise<Stage> {
  printStage(name);
  const startTime = performance.now();
  // Prevents counting an old report when the runner crashes.
  if (report !== undefined) await rm(report, { force: true });
  const code = await run(command);
  const text = report && (await readFile(report, 'utf8').catch(() => undefined));
  const counts = text ? countTests(text) : { passed: code === 0 ? 1 : 0, failures: [], skipped: 0 };
  // The runner itself can fail even if no test fails.
  if (code !== 0 && counts.failures.length === 0) counts.failures.push(`${name}: see its output above`);
  return { name, seconds: (performance.now() - startTime) / 1000, ...counts };
}

/** Runs a command and returns its exit code, or 1 if it can't be started. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Counts the tests in a JUnit report of Vitest or Playwright. A file that can't be loaded is one failed test. */
export function countTests(junit: string): TestCounts {
  // Test output may contain tags.
  const report = parse(junit.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, ''));
  const tests = report.querySelectorAll('testcase');
  const failures = tests.flatMap((test) => {
    const failure = test.querySelector('failure');
    if (failure === null) return [];
    const [file = '', name = ''] = ['classname', 'name'].map((key) => test.getAttribute(key));
    const [message = ''] = (failure.getAttribute('message') ?? '').split('\n', 1);
    return `${name === file ? file : `${file} › ${name}`}: ${message}`;
  });
  const skipped = report.querySelectorAll('testcase skipped').length;
  return { passed: tests.length - failures.length - skipped, failures, skipped };
}

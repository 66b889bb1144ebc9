import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';

/** `failures` has a line for each failed test. */
export type TestCounts = { passed: number; failures: string[]; skipped: number };

export type Stage = TestCounts & { name: string; seconds: number };

/** Prints a heading in the output of `npm test`. */
export function printStage(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/** Runs a command, which counts as one test. Prints its output at the end, because commands run at the same time: most use one core. */
export async function runCommand(name: string, [program = '', ...args]: readonly string[]): Promise<Stage> {
  const startTime = performance.now();
  const result = await promisify(execFile)(program, args, { maxBuffer: Infinity }).catch(
    (error: { stdout: string; stderr: string; message: string }) => error,
  );
  printStage(name);
  console.log(result.stdout + result.stderr);
  const failures = 'message' in result ? [`${name}: ${result.message.split('\n', 1).join()}`] : [];
  const passed = 1 - failures.length;
  return { name, seconds: (performance.now() - startTime) / 1000, passed, failures, skipped: 0 };
}

/** Runs a test runner and counts the tests in its JUnit report. */
export function runStage(name: string, command: readonly string[], report: string): Stage {
  printStage(name);
  const startTime = performance.now();
  // Prevents counting an old report when the runner crashes.
  rmSync(report, { force: true });
  const isSuccessful = run(command);
  const counts = countTests(existsSync(report) ? readFileSync(report, 'utf8') : '');
  // The runner itself can fail even if no test fails.
  if (!isSuccessful && counts.failures.length === 0) counts.failures.push(`${name}: see its output above`);
  return { name, seconds: (performance.now() - startTime) / 1000, ...counts };
}

/** Runs a command that prints its own output. Returns whether it succeeded. */
export function run([program = '', ...args]: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) console.error(error.message);
  return status === 0;
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

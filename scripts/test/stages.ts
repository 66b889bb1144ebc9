import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';

/** Failures and flaky tests are listed by test name. */
export type Count = { passed: number; failures: string[]; secondTries?: string[]; skipped: number };

export type Stage = Count & { name: string; seconds: number };

/** A test runner's JSON report and the function that counts it. */
export type StageReport = { file: string; count: (text: string) => Count };

/** A heading in the output of `npm test`. */
export function printStage(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/** Runs a command. A test runner is counted by its report, any other command as one test. */
export async function runStage(
  name: string,
  command: readonly string[],
  report?: StageReport,
): Promise<Stage> {
  printStage(name);
  const started = performance.now();
  if (report !== undefined) {
    await mkdir('.cache', { recursive: true });
    // Prevents counting an old report when the runner crashes.
    await rm(report.file, { force: true });
  }
  const code = await run(command);
  const text = report && (await readFile(report.file, 'utf8').catch(() => undefined));
  const count =
    report && text !== undefined
      ? report.count(text)
      : { passed: code === 0 ? 1 : 0, failures: [], skipped: 0 };
  // The runner itself may fail without a failed test.
  if (code !== 0 && count.failures.length === 0) count.failures.push(`${name}: see its output above`);
  return { name, seconds: (performance.now() - started) / 1000, ...count };
}

/** Runs a command and returns its exit code, or 1 when it can't be started. */
export function run(
  [program = '', ...words]: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
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

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

export const vitestReport: StageReport = {
  file: '.cache/vitest.json',
  count(text) {
    const { numPassedTests, numPendingTests, testResults }: VitestReport = JSON.parse(text);
    const failures = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that can't be loaded has no failed tests.
      if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages = [] }) =>
          `${file} › ${fullName}: ${firstLine(failureMessages.join('\n'))}`,
      );
    });
    return { passed: numPassedTests, failures, skipped: numPendingTests };
  },
};

function firstLine(text: string): string {
  return text.trim().split('\n', 1).join('');
}

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

export const playwrightReport: StageReport = {
  file: '.cache/playwright.json',
  count(text) {
    const { stats, suites, errors }: PlaywrightReport = JSON.parse(text);
    return {
      passed: stats.expected + stats.flaky,
      // Errors outside of tests, for example in the global setup.
      failures: [
        ...suites.flatMap((suite) => namesIn(suite, 'unexpected')),
        ...errors.map(({ message = 'an error outside of tests' }) => firstLine(message)),
      ],
      secondTries: suites.flatMap((suite) => namesIn(suite, 'flaky')),
      skipped: stats.skipped,
    };
  },
};

/** Names of the tests with a status, prefixed by their suites. */
function namesIn({ title, specs = [], suites = [] }: PlaywrightSuite, wanted: string): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${title} › ${spec.title}`);
  return [
    ...own,
    ...suites.flatMap((suite) => namesIn({ ...suite, title: `${title} › ${suite.title}` }, wanted)),
  ];
}

import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';

/** Failures and second tries by the names of their tests; what was left out by its file or name. */
export type Count = { passed: number; failures: string[]; secondTries?: string[]; leftOut?: string[] };

export type Stage = Count & { name: string; seconds: number };

/** What a command writes of its own tests, and how to count it. */
export type Report = { file: string; count: (text: string) => Count };

/** A heading in what `npm test` prints. */
export function announce(name: string, text = ''): void {
  console.log(`\n── ${name} ${text}`.trimEnd());
}

/**
 * Runs one command and counts it. A command that has its own tests
 * is counted by its report; any other is one check.
 */
export async function runStage(name: string, command: readonly string[], report?: Report): Promise<Stage> {
  announce(name);
  await mkdir('.cache', { recursive: true });
  // That of an earlier run says nothing of this one.
  if (report !== undefined) await rm(report.file, { force: true });
  const started = performance.now();
  const code = await run(command);
  const own = report === undefined ? undefined : await counted(report);
  return ended(name, code, started, own);
}

/** Runs commands that are one check each, two at a time. What each of them says is shown when it has ended. */
export async function runSideBySide(
  commands: readonly (readonly [name: string, command: readonly string[]])[],
): Promise<Stage[]> {
  const stages: Stage[] = [];
  const waiting = [...commands];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next;
      const started = performance.now();
      let said = '';
      const code = await run(command, (text) => (said += text));
      announce(name);
      process.stdout.write(said);
      stages.push(ended(name, code, started));
    }
  };
  await Promise.all([lane(), lane()]);
  return stages;
}

function ended(name: string, code: number, started: number, own?: Count): Stage {
  const seconds = (performance.now() - started) / 1000;
  const stage: Stage = { name, seconds, ...(own ?? { passed: code === 0 ? 1 : 0, failures: [] }) };
  // A runner that failed for a reason other than its tests must not look green.
  if (code !== 0 && stage.failures.length === 0) stage.failures.push(`${name}: what it said is above`);
  console.log(`${name}: ${stage.passed} passed, ${stage.failures.length} failed (${seconds.toFixed(1)} s)`);
  return stage;
}

async function counted({ file, count }: Report): Promise<Count | undefined> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a command and gives its exit code, 1 when it could not be started. What it says goes to the terminal, or to `hear`. */
export function run(
  [program = '', ...args]: readonly string[],
  hear?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const output = hear === undefined ? 'inherit' : 'pipe';
    const child = spawn(program, args, { stdio: ['ignore', output, output] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
};

export const vitestReport: Report = {
  file: '.cache/vitest.json',
  count(text) {
    const report: { numPassedTests: number; testResults: VitestFile[] } = JSON.parse(text);
    return {
      passed: report.numPassedTests,
      failures: report.testResults.flatMap(failuresOf),
      leftOut: report.testResults.flatMap(leftOutOf),
    };
  },
};

/** A file that can't be loaded, or prepared before its tests, has none that failed: they are merely left out. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
}

function leftOutOf({ name, assertionResults }: VitestFile): string[] {
  const count = assertionResults.filter((test) => test.status === 'skipped').length;
  return count === 0
    ? []
    : [`${relative(process.cwd(), name)}: ${count} of ${assertionResults.length} tests`];
}

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/** A test that passed on its second try is counted apart: it may be about to fail. */
export const playwrightReport: Report = {
  file: '.cache/playwright.json',
  count(text) {
    const report: {
      stats: { expected: number; flaky: number };
      suites: PlaywrightSuite[];
      errors: { message?: string }[];
    } = JSON.parse(text);
    const { expected, flaky } = report.stats;
    const tests = report.suites.flatMap((suite) => testsOf(suite));
    const named = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
    return {
      passed: expected + flaky,
      // An error outside of every test, of the preparation say, leaves all of them out.
      failures: [...named('unexpected'), ...report.errors.map(({ message }) => firstLine(message))],
      secondTries: named('flaky'),
      leftOut: named('skipped'),
    };
  },
};

function testsOf({ title, specs = [], suites = [] }: PlaywrightSuite): { name: string; status: string }[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({ name: `${title} › ${spec.title}`, status })),
  );
  const inner = suites.flatMap((suite) => testsOf({ ...suite, title: `${title} › ${suite.title}` }));
  return [...own, ...inner];
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function firstLine(message = ''): string {
  return message.replaceAll(escapes, '').trim().split('\n', 1).join('') || 'no reason given';
}

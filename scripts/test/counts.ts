import { relative } from 'node:path';
import type { Report } from './stage.ts';

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

/** A test that passed on its second try is told apart: it may be about to fail. */
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

import type { Report } from './stage.ts';

export const vitestReport: Report = {
  file: '.cache/vitest.json',
  count(text) {
    const report: {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { status: string; assertionResults: unknown[] }[];
    } = JSON.parse(text);
    // A file that could not even be loaded has no test in it to fail.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
  },
};

/** A test that passed on its second try is told apart: it may be about to fail. */
export const playwrightReport: Report = {
  file: '.cache/playwright.json',
  count(text) {
    const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(text);
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected, secondTries: flaky };
  },
};
